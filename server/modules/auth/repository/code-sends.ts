import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { codeLimits } from '../codes/code-limits.ts';

/** What a limit of sends is counted by. */
export type LimitedSender = 'address' | 'block' | 'device_hash';

/**
 * Puts those who ask for codes of one number, or from one block, in a row.
 * @param trx a transaction
 */
export async function lockCodeRequests(trx: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
}

type CodeSend = Selectable<Schema['code_sends']>;

/** The codes that were sent to a number, the last one first. */
export function listCodeSends(
  trx: Db,
  phone: string,
  since: Date,
): Promise<Pick<CodeSend, 'sent_at' | 'used_at' | 'device_hash' | 'is_known' | 'digits'>[]> {
  return trx
    .selectFrom('code_sends')
    .where('phone', '=', phone)
    .where('sent_at', '>', since)
    .where('failed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .select(['sent_at', 'used_at', 'device_hash', 'is_known', 'digits'])
    .execute();
}

/** When the nth last code was sent; for a network only those requested by new browsers count. */
export async function findNthLatestSend(
  trx: Db,
  { column, value, since, nth }: { column: LimitedSender; value: string; since: Date; nth: number },
): Promise<Date | undefined> {
  const send = await trx
    .selectFrom('code_sends')
    .where(column, '=', value)
    .where('sent_at', '>', since)
    .$if(column !== 'device_hash', (query) => query.where('is_known', '=', false))
    .orderBy('sent_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .select('sent_at')
    .executeTakeFirst();
  return send?.sent_at;
}

export async function insertCodeSend(
  trx: Db,
  send: Insertable<Schema['code_sends']>,
): Promise<void> {
  await trx.insertInto('code_sends').values(send).execute();
}

/** A number, a browser and what the code is for. */
export type CodeKey = { phone: string; deviceHash: string; purpose: CodePurpose };

/**
 * Makes earlier codes of this browser invalid. Waits for guesses of them that are being written.
 */
export async function replaceEarlierCodes(
  trx: Db,
  { phone, deviceHash, purpose, now }: CodeKey & { now: Date },
  id: string,
): Promise<void> {
  await trx
    .updateTable('code_sends')
    .set({ replaced_by: id })
    .where('phone', '=', phone)
    .where('device_hash', '=', deviceHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('replaced_by', 'is', null)
    .where('sent_at', '>', new Date(now.getTime() - codeLimits.life))
    .execute();
}

/** Removes a send that failed, so that it does not count and the previous code is valid again. */
export async function deleteFailedSend(db: Db, id: string): Promise<void> {
  await db
    .with('forgotten', (query) =>
      query.deleteFrom('code_sends').where('id', '=', id).where('failed_at', 'is', null),
    )
    .updateTable('code_sends')
    .set({ replaced_by: null })
    .where('replaced_by', '=', id)
    .execute();
}

/**
 * Records a send that the gateway refused permanently. It counts for the browser and the network,
 * because somebody may ask for codes of such numbers without end, and not for the number, where the
 * code before it is valid again.
 */
export async function recordRefusedSend(db: Db, id: string, now: Date): Promise<void> {
  await db
    .with('refused', (query) =>
      query.updateTable('code_sends').set({ failed_at: now }).where('id', '=', id),
    )
    .updateTable('code_sends')
    .set({ replaced_by: null })
    .where('replaced_by', '=', id)
    .execute();
}
