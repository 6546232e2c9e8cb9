import { isStaffMember } from '#domain/permissions/permissions.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/**
 * The signed-in person, who has a permission that only staff have.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function requireStaffMember(call: { person: Person | null }): Person {
  const person = requirePerson(call);
  if (!isStaffMember(person.permissions)) throw new Problem('forbidden');
  return person;
}
