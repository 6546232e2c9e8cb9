import type { Permission } from '#domain/permissions/permissions.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';

/**
 * The signed-in person, who holds a permission where one is named.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function requirePerson(call: { person: Person | null }, permission?: Permission): Person {
  if (!call.person) throw new Problem('unauthenticated');
  if (permission && !call.person.permissions.includes(permission)) throw new Problem('forbidden');
  return call.person;
}

/**
 * Refuses a `userId` hint that names somebody else: the session says who the person is.
 * @throws {Problem} `forbidden`
 */
export function requireOwnUserId(person: Person, userId: string | undefined): void {
  if (userId !== undefined && userId !== person.id) throw new Problem('forbidden');
}
