import { limits } from '#domain/limits.ts';
import { isStaffMember, type Permission } from '#domain/permissions/permissions.ts';
import { nameProblem } from '#domain/person/person-name.ts';
import { lockPeople } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { requireRules } from '#server/platform/errors/field-rules.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentStaffAccount, type ShownStaffAccount } from './presenter.ts';
import { listStaffAccounts } from './repository/staff-accounts.ts';

/**
 * A colleague whom an administrator manages; both are locked. Reads the administrator again: when
 * two of them act on each other at once, the second finds that they may no longer. As nobody acts
 * on themselves, one administrator always remains.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `unauthenticated` and `forbidden` for an administrator who was
 * deactivated or lost the permission
 */
export async function lockColleague(trx: Db, admin: Person, id: string): Promise<Person> {
  const locked = await lockPeople(trx, [admin.id, id]);
  requireAdministrator(locked.find((person) => person.id === admin.id));
  const colleague = locked.find((person) => person.id === id);
  if (colleague?.role !== 'staff') throw new Problem('not-found');
  return colleague;
}

/**
 * Locks and reads the administrator again, for calls that change nobody else's account row.
 * @param trx a transaction
 * @throws {Problem} `unauthenticated`, `forbidden`, as `lockColleague`
 */
export async function lockAdministrator(trx: Db, admin: Person): Promise<void> {
  const [acting] = await lockPeople(trx, [admin.id]);
  requireAdministrator(acting);
}

function requireAdministrator(acting: Person | undefined): void {
  if (acting?.position.accountStatus !== 'active') throw new Problem('unauthenticated');
  if (!acting.permissions.includes('MANAGE_STAFF')) throw new Problem('forbidden');
}

/**
 * The fields of a member of staff.
 * @throws {Problem} `invalid-request`
 */
export function requireStaffFields({
  name,
  permissions,
}: {
  name?: string | undefined;
  permissions?: readonly Permission[] | undefined;
}): void {
  requireRules({
    name: name === undefined ? null : nameProblem(name, limits.staffNameMax),
    permissions: permissions === undefined || isStaffMember(permissions) ? null : 'required',
  });
}

/** A member of staff as an administrator sees them. @throws {Problem} `not-found` */
export async function findStaffAccount(
  db: Db,
  id: string,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<ShownStaffAccount> {
  const [row] = await listStaffAccounts(db, { id, now, limit: 1 });
  if (!row) throw new Problem('not-found');
  return presentStaffAccount(row, viewerId);
}
