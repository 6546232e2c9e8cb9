import type { Db } from '../db/database.ts';
import { hashPassword } from './passwords.ts';
import { findOrCreate } from './person.ts';

type Staff = { email: string; name: string; password: string };

/**
 * Makes a member of staff who signs in by email and password. Somebody who is one already gets the new password, and is
 * signed out everywhere. Gives whether the account is new.
 */
export async function addStaff(db: Db, { email, name, password }: Staff, now: Date): Promise<boolean> {
  const secret = await hashPassword(password);
  const identity = { kind: 'INTERNAL' as const, subject: email.toLowerCase(), secret };
  const { person, isNew } = await findOrCreate(db, now, { role: 'staff', name, identity });
  if (isNew) return true;
  await db
    .updateTable('identities')
    .set({ secret })
    .where('kind', '=', identity.kind)
    .where('subject', '=', identity.subject)
    .execute();
  await db.deleteFrom('sessions').where('person_id', '=', person.id).execute();
  return false;
}
