import { requirePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/**
 * The signed-in agency.
 * @throws {Problem} `unauthenticated`; `forbidden`, also for staff who manage creators of agencies
 */
export function requireAgency(call: { person: Person | null }): Person {
  const person = requirePerson(call, 'MANAGE_AGENCY_CREATORS');
  if (person.role !== 'agency') throw new Problem('forbidden');
  return person;
}
