import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';

type PendingTable = StaffSecurityTables['pending_sign_ins'];

export async function insertPendingSignIn(db: Db, row: Insertable<PendingTable>): Promise<void> {
  await db.insertInto('pending_sign_ins').values(row).execute();
}

/** The sign-in of a token that has not expired, with its person. */
export async function findPendingSignInByToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ person: Person; purpose: PendingTable['purpose'] } | undefined> {
  const row = await db
    .selectFrom('pending_sign_ins')
    .innerJoin('people', 'people.id', 'pending_sign_ins.person_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .selectAll('people')
    .select('pending_sign_ins.purpose')
    .executeTakeFirst();
  if (!row) return undefined;
  const { purpose, ...person } = row;
  return { person, purpose };
}

/** Counts a try below the limit. Returns the tries including this one. */
export async function incrementPendingTries(
  db: Db,
  tokenHash: string,
  maxTries: number,
): Promise<number | undefined> {
  const row = await db
    .updateTable('pending_sign_ins')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('tries', '<', maxTries)
    .returning('tries')
    .executeTakeFirst();
  return row?.tries;
}

/** Ends the sign-in of a token; false where it has ended. */
export async function deletePendingSignIn(db: Db, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('pending_sign_ins')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePendingSignIns(db: Db, personId: string): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('person_id', '=', personId).execute();
}

/** Ends the sign-ins of a person that must set up a factor; returns the hashes of their tokens. */
export async function deletePendingEnrolments(trx: Db, personId: string): Promise<string[]> {
  const deleted = await trx
    .deleteFrom('pending_sign_ins')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'enrol')
    .returning('token_hash')
    .execute();
  return deleted.map(({ token_hash }) => token_hash);
}
