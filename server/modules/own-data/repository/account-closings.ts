import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AccountClosingTables } from '#server/platform/database/schema/account-closing-tables.ts';

export type ClosingRow = Selectable<AccountClosingTables['account_closings']>;

export const findClosing = (db: Db, personId: string): Promise<ClosingRow | undefined> =>
  db
    .selectFrom('account_closings')
    .where('person_id', '=', personId)
    .selectAll()
    .executeTakeFirst();

/** Notes that an account is closed. Posts that are hidden already stay so. */
export async function upsertClosing(
  trx: Db,
  { personId, now, eraseAt }: { personId: string; now: Date; eraseAt: Date },
): Promise<void> {
  const values = {
    state: 'closing' as const,
    requested_at: now,
    erase_at: eraseAt,
    is_swept: false,
    claimed_until: null,
    tries: 0,
  };
  await trx
    .insertInto('account_closings')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

/** Notes that the creator is back: their posts are to be shown again. */
export async function markReturned(trx: Db, personId: string): Promise<void> {
  await trx
    .updateTable('account_closings')
    .set({ state: 'returned', is_swept: false, claimed_until: null })
    .where('person_id', '=', personId)
    .execute();
}

/** A closing whose posts have not been hidden at the publisher, locked; the oldest first. */
export const lockUnsweptClosing = (trx: Db): Promise<ClosingRow | undefined> =>
  trx
    .selectFrom('account_closings')
    .where('is_swept', '=', false)
    .orderBy('requested_at')
    .limit(1)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Published posts of a creator after the last hidden one, in the order of ids. */
export async function listPostsToHide(
  trx: Db,
  { person_id, posts_hidden_to }: ClosingRow,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from posts
    where creator_id = ${person_id} and live = 'PUBLISHED'
      and (${posts_hidden_to}::uuid is null or id > ${posts_hidden_to}::uuid)
    order by id limit ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Published posts up to the last hidden one, the last of them first. */
export async function listPostsToShow(
  trx: Db,
  { person_id, posts_hidden_to }: ClosingRow,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from posts
    where creator_id = ${person_id} and live = 'PUBLISHED' and id <= ${posts_hidden_to}::uuid
    order by id desc limit ${most}`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function updateClosing(
  trx: Db,
  personId: string,
  values: Partial<Pick<ClosingRow, 'posts_hidden_to' | 'is_swept' | 'claimed_until'>>,
): Promise<void> {
  await trx.updateTable('account_closings').set(values).where('person_id', '=', personId).execute();
}

export async function deleteClosing(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('account_closings').where('person_id', '=', personId).execute();
}

/** Takes a closed account whose time is over, so that no other process erases it. */
export async function claimErasure(
  db: Db,
  { now, until }: { now: Date; until: Date },
): Promise<ClosingRow | undefined> {
  const { rows } = await sql<ClosingRow>`update account_closings
    set claimed_until = ${until}, tries = tries + 1
    where person_id = (
      select person_id from account_closings
      join people on people.id = person_id
        and people.position->>'accountStatus' in ('closing', 'erased')
      where state = 'closing' and is_swept and erase_at <= ${now}
        and (claimed_until is null or claimed_until <= ${now})
      order by erase_at limit 1 for update of account_closings skip locked
    ) returning *`.execute(db);
  return rows[0];
}
