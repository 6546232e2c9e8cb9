import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { codeLimits } from '../codes/code-limits.ts';

/** When the code of a block was entered wrongly that is the nth from the last one. */
export async function findNthLatestMiss(
  trx: Db,
  block: string,
  since: Date,
  nth: number,
): Promise<Date | undefined> {
  const miss = await trx
    .selectFrom('code_misses')
    .where('block', '=', block)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .select('at')
    .executeTakeFirst();
  return miss?.at;
}

type ShortCodeCounts = { number: number; block: number; total: number };

/**
 * Short codes that were entered wrongly or can still be guessed: of a number, of the new browsers
 * of a block, and of all new browsers.
 * @param requester.block null counts neither its block nor all
 */
export async function countGuessableShortCodes(
  trx: Db,
  { phone, block }: { phone: string; block: string | null },
  now: Date,
): Promise<ShortCodeCounts> {
  const pause = new Date(now.getTime() - codeLimits.shortCodePause);
  const day = new Date(now.getTime() - codeLimits.day);
  const alive = new Date(now.getTime() - codeLimits.life);
  const live = sql`from code_sends where sent_at > ${alive} and digits = ${limits.otpDigits}
    and used_at is null and replaced_by is null and failed_at is null and tries < tries_max`;
  const missed = sql`from code_misses where digits = ${limits.otpDigits}`;
  const ofNumber = sql`(select count(*) ${missed} and phone = ${phone} and at > ${pause})::int
    + (select count(*) ${live} and phone = ${phone})::int`;
  const ofBlock = sql`(select count(*) ${missed} and block = ${block} and at > ${day})::int
    + (select count(*) ${live} and not is_known and block = ${block})::int`;
  const ofAll = sql`(select count(*) ${missed} and block is not null and at > ${day})::int
    + (select count(*) ${live} and not is_known)::int`;
  const none = sql`0`;
  const { rows } = await sql<ShortCodeCounts>`select ${ofNumber} as number,
    ${block === null ? none : ofBlock} as block,
    ${block === null ? none : ofAll} as total`.execute(trx);
  const [counts] = rows;
  if (!counts) throw new Error('A count has no row.');
  return counts;
}

/** Wrong short codes of the last day from all new browsers, which `missesTotal` limits. */
export async function countWrongShortCodes(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('code_misses')
    .where('digits', '=', limits.otpDigits)
    .where('block', 'is not', null)
    .where('at', '>', new Date(now.getTime() - codeLimits.day))
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
