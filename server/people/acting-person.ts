import type { Permission } from '#domain/permissions.ts';
import { Problem } from '../problem.ts';
import type { Person } from './person.ts';

/**
 * The signed-in person, who holds a permission where one is named.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function actingPerson(call: { person: Person | null }, permission?: Permission): Person {
  if (!call.person) throw new Problem('unauthenticated');
  if (permission && !call.person.permissions.includes(permission)) throw new Problem('forbidden');
  return call.person;
}

/**
 * Refuses a `userId` hint that names somebody else: the person comes from the session.
 * @throws {Problem} `forbidden`
 */
export function refuseForeignHint(person: Person, userId: string | undefined): void {
  if (userId !== undefined && userId !== person.id) throw new Problem('forbidden');
}
