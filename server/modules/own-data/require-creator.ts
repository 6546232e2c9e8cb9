import { requirePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/**
 * The signed-in creator. Agencies and staff are managed by administrators, who answer their
 * requests.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function requireCreator(call: { person: Person | null }): Person {
  const person = requirePerson(call);
  if (person.role !== 'creator') throw new Problem('forbidden');
  return person;
}
