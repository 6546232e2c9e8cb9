import { sql } from 'kysely';
import type { Permission } from '#domain/permissions/permissions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import {
  deleteSecondFactors,
  hashPassword,
  refuseGuessablePassword,
  replacePassword,
} from '../auth/index.ts';
import { findOrCreatePerson } from '../people/index.ts';

type Staff = {
  email: string;
  name: string;
  password: string;
  /** May manage other staff; the first member may at any rate. */
  isAdministrator?: boolean;
  /** For who has lost theirs. */
  resetSecondFactor?: boolean;
};

/**
 * Makes a member of staff who signs in by email and password. Somebody who is one already gets the
 * new password, and is signed out everywhere. Gives whether the account is new.
 * @throws {Problem} `invalid-request` when the password is easily guessed
 */
export async function addStaff(
  db: Db,
  { email, name, password, isAdministrator, resetSecondFactor }: Staff,
  now: Date,
): Promise<boolean> {
  await refuseGuessablePassword(password, { email, name }, 'password');
  const secret = await hashPassword(password);
  const identity = { kind: 'INTERNAL' as const, subject: email.toLowerCase(), secret };
  const { person, isNew } = await findOrCreatePerson(db, now, { role: 'staff', name, identity });
  await grantStaffManagement(db, person.id, isAdministrator ?? false);
  if (isNew) return true;
  await db.transaction().execute(async (trx) => {
    await replacePassword(trx, { personId: person.id, secret });
    if (resetSecondFactor) await deleteSecondFactors(trx, person.id);
  });
  return false;
}

/** Gives the right to manage staff to whom it is meant for, or to the first member of staff. */
async function grantStaffManagement(db: Db, personId: string, isMeant: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set((eb) => ({
      permissions: eb.fn<Permission[]>('array_append', ['permissions', eb.val('MANAGE_STAFF')]),
    }))
    .where('id', '=', personId)
    .where(sql<boolean>`not 'MANAGE_STAFF' = any(permissions)`)
    .where((eb) =>
      eb.or([
        eb.val(isMeant),
        eb.not(
          eb.exists(
            eb
              .selectFrom('people as other')
              .where('other.role', '=', 'staff')
              .where(sql<boolean>`'MANAGE_STAFF' = any(other.permissions)`)
              .select('other.id'),
          ),
        ),
      ]),
    )
    .execute();
}
