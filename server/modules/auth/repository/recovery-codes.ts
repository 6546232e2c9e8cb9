import type { Db } from '#server/platform/database/database-types.ts';

/** Gives a person these recovery codes in place of all earlier ones. */
export async function replaceRecoveryCodes(
  trx: Db,
  personId: string,
  codeHashes: string[],
): Promise<void> {
  await deleteRecoveryCodes(trx, personId);
  await trx
    .insertInto('recovery_codes')
    .values(codeHashes.map((hash) => ({ person_id: personId, code_hash: hash })))
    .execute();
}

export async function deleteRecoveryCodes(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute();
}

/** Uses up a recovery code; false when it is none of the person's, or was used. */
export async function markRecoveryCodeUsed(
  db: Db,
  personId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countUnusedRecoveryCodes(db: Db, personId: string): Promise<number> {
  const codes = await db
    .selectFrom('recovery_codes')
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .select('code_hash')
    .execute();
  return codes.length;
}
