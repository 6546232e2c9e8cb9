import type { Insertable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { StaffSecurityTables } from '#server/platform/database/schema/staff-security-tables.ts';

type ResetTable = StaffSecurityTables['password_resets'];

/** Keeps a link to a new password in place of the one that was made the same way. */
export async function replacePasswordReset(trx: Db, row: Insertable<ResetTable>): Promise<void> {
  await trx
    .deleteFrom('password_resets')
    .where('person_id', '=', row.person_id)
    .where('made_by', '=', row.made_by)
    .execute();
  await trx.insertInto('password_resets').values(row).execute();
}

/** The owner of a link that has not expired. */
export function findPasswordResetOwner(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ id: string; name: string | null; email: string } | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('people', 'people.id', 'password_resets.person_id')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .select(['people.id', 'people.name', 'identities.subject as email'])
    .executeTakeFirst();
}

/** Uses up a link; false where it was used or voided. */
export async function deletePasswordReset(trx: Db, tokenHash: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('password_resets')
    .where('token_hash', '=', tokenHash)
    .returning('person_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deletePasswordResets(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('password_resets').where('person_id', '=', personId).execute();
}
