import type { Deps } from '#server/platform/dependencies.ts';
import { deleteSecondFactors, refuseGuessablePassword, replacePassword } from '../auth/index.ts';
import { findOrCreatePerson } from '../people/index.ts';
import { grantStaffManagement } from './repository/staff-members.ts';

type Staff = {
  email: string;
  name: string;
  password: string;
  /** May manage other staff; the first member may at any rate. */
  isAdministrator?: boolean;
  /** For people who have lost their second factor. */
  resetSecondFactor?: boolean;
};

/**
 * Creates a member of staff who signs in by email and password. An existing one gets the new
 * password and is signed out everywhere. Returns whether the account is new.
 * @throws {Problem} `invalid-request` when the password is easily guessed
 */
export async function addStaff(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  { email, name, password, isAdministrator, resetSecondFactor }: Staff,
  now: Date,
): Promise<boolean> {
  await refuseGuessablePassword(password, { email, name }, 'password');
  const secret = await passwords.hash(password);
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
