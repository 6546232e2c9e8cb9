import { type Insertable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

/** From which account to which. */
export type Transfer = { defunctId: string; selectedId: string };

type OwnedTable =
  | 'appeals'
  | 'identities'
  | 'pictures'
  | 'videos'
  | 'confidential_files'
  | 'engagement_days'
  | 'invoices'
  | 'ogc_owners'
  | 'sources'
  | 'crawled_posts'
  | 'comm_cards'
  | 'notifications'
  | 'phone_changes'
  | 'problem_reports'
  | 'posts';

/** Moves the rows of one account to another; returns their number. @param owner its column */
export async function transferOwnership(
  trx: Db,
  table: OwnedTable,
  owner: string,
  { selectedId, defunctId }: Transfer,
): Promise<number> {
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set ${sql.ref(owner)} = ${selectedId}
    where ${sql.ref(owner)} = ${defunctId}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/**
 * A device that wrote for both accounts may have given both the same post: the defunct one's gets
 * another name.
 */
export async function transferPosts(trx: Db, transfer: Transfer): Promise<number> {
  const { selectedId, defunctId } = transfer;
  await sql`update posts set client_id = gen_random_uuid()
    where creator_id = ${defunctId} and client_id in
    (select client_id from posts where creator_id = ${selectedId})`.execute(trx);
  return transferOwnership(trx, 'posts', 'creator_id', transfer);
}

/** The encrypted bank details of an account. */
export async function findEncryptedBankDetails(
  trx: Db,
  personId: string,
): Promise<string | undefined> {
  const details = await trx
    .selectFrom('bank_details')
    .where('person_id', '=', personId)
    .select('sealed')
    .executeTakeFirst();
  return details?.sealed;
}

/** Moves the bank details of one account to another, encrypted for their new owner. */
export async function updateBankDetailsOwner(
  trx: Db,
  { selectedId, defunctId }: Transfer,
  { sealed, payableFrom }: { sealed: string; payableFrom: Date },
): Promise<void> {
  await trx
    .updateTable('bank_details')
    .set({ person_id: selectedId, sealed, payable_from: payableFrom })
    .where('person_id', '=', defunctId)
    .execute();
}

/** Holds payments to one account where the other has earned or has bank details. */
export async function holdPaymentsUntil(
  trx: Db,
  { selectedId, defunctId }: Transfer,
  payableFrom: Date,
): Promise<void> {
  await sql`update bank_details set payable_from = ${payableFrom}
    where person_id = ${selectedId} and (
    exists (select from bank_details where person_id = ${defunctId})
    or exists (select from engagement_days where creator_id = ${defunctId})
    or exists (select from invoices where creator_id = ${defunctId}))`.execute(trx);
}

/** The session continues with the other account. */
export async function transferSession(
  trx: Db,
  { selectedId, defunctId }: Transfer,
  sessionHash: string,
): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ person_id: selectedId })
    .where('person_id', '=', defunctId)
    .where('token_hash', '=', sessionHash)
    .execute();
}

/** Points accounts that were merged into the one directly at the other: one step to follow. */
export async function redirectTombstones(
  trx: Db,
  { selectedId, defunctId }: Transfer,
): Promise<void> {
  await trx
    .updateTable('people')
    .set({ merged_into: selectedId })
    .where('merged_into', '=', defunctId)
    .execute();
}

export async function insertAccountMerge(
  trx: Db,
  row: Insertable<Schema['account_merges']>,
): Promise<void> {
  await trx.insertInto('account_merges').values(row).execute();
}
