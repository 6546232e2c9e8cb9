import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { CodeLimits } from '#server/platform/config/code-settings.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { householdNetwork, networkBlock } from '#server/platform/network/network-address.ts';
import { codeLimits } from './code-limits.ts';

/** Who asks for a code, and for what. */
export type CodeRequest = {
  phone: string;
  purpose: CodePurpose;
  deviceHash: string;
  /** The address that the request comes from. */
  ip: string;
  now: Date;
  limits: CodeLimits;
};

/** Where an asker stands. */
export type CodeRequestOrigin = {
  /** Whether somebody has signed in to the number's account in this browser. */
  isKnown: boolean;
  address: string;
  block: string;
};

/** What kind of code an asker gets. */
export type CodeAllowance = { digits: 4 | 8; tries: number };

const secondsUntil = (later: number, now: Date) =>
  Math.max(1, Math.ceil((later - now.getTime()) / 1000));

export const findRequestOrigin = async (
  db: Db,
  asker: CodeRequest,
): Promise<CodeRequestOrigin> => ({
  isKnown: await isKnownToNumber(db, asker),
  address: householdNetwork(asker.ip),
  block: networkBlock(asker.ip),
});

/** What askers have to wait for, one after the other: always in this order. */
export const lockNames = (
  { phone }: CodeRequest,
  { isKnown, block }: CodeRequestOrigin,
): string[] => [...(isKnown ? [] : [`block:${block}`]), `code:${phone}`];

/**
 * Locks what askers take turns at, and refuses those for whom a limit is reached. Askers that race
 * for one number or one block are put in a row, so that many processes keep one count.
 * @param trx a transaction, in which the send is noted afterwards
 * @throws {Problem} as `refuseCode`
 */
export async function lockAndCheckLimits(
  trx: Db,
  asker: CodeRequest,
  place: CodeRequestOrigin,
): Promise<void> {
  for (const name of lockNames(asker, place)) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
  }
  await requireWithinLimits(trx, asker, place);
}

/**
 * Decides how long the next code is.
 * @param trx the transaction of `admitAsker`, in which the code before it is already replaced: a
 * guess of that one either counts by now or comes too late
 */
export async function decideAllowance(
  trx: Db,
  asker: CodeRequest,
  place: CodeRequestOrigin,
): Promise<CodeAllowance> {
  return (await isShortCodeAllowed(trx, asker, place))
    ? { digits: limits.otpDigits, tries: codeLimits.shortCodeTries }
    : { digits: limits.otpLongDigits, tries: limits.otpTries };
}

/**
 * Refuses an asker for whom a limit is reached.
 * @throws {Problem} `otp-resend-too-soon`, `otp-rate-limited`, `otp-device-limited`,
 * `otp-network-limited`
 */
export async function requireWithinLimits(
  db: Db,
  asker: CodeRequest,
  place: CodeRequestOrigin,
): Promise<void> {
  await checkNumberLimits(db, asker, place.isKnown);
  await checkDeviceLimits(db, asker);
  if (!place.isKnown) await checkNetworkLimits(db, asker, place);
}

async function isKnownToNumber(trx: Db, { phone, deviceHash }: CodeRequest): Promise<boolean> {
  const row = await trx
    .selectFrom('identities')
    .innerJoin('known_devices', 'known_devices.person_id', 'identities.person_id')
    .where('kind', '=', 'MOBILE')
    .where('subject', '=', phone)
    .where('device_hash', '=', deviceHash)
    .select('device_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** A browser that is known has room of its own, so that nobody else can use it up. */
async function checkNumberLimits(trx: Db, asker: CodeRequest, isKnown: boolean): Promise<void> {
  const { phone, deviceHash, now } = asker;
  const sends = await trx
    .selectFrom('code_sends')
    .where('phone', '=', phone)
    .where('sent_at', '>', new Date(now.getTime() - codeLimits.day))
    .where('failed_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .select(['sent_at', 'used_at', 'device_hash', 'is_known', 'digits'])
    .execute();
  const own = sends.filter((send) => send.device_hash === deviceHash);
  const last = own[0];
  const next = last && !last.used_at ? last.sent_at.getTime() + limits.otpResendSeconds * 1000 : 0;
  if (last && now.getTime() < next) {
    const retryAfter = secondsUntil(next, now);
    throw new Problem('otp-resend-too-soon', { retryAfter, otpDigits: last.digits });
  }
  const { sendsPerHour, hour, day } = codeLimits;
  const alike = sends.filter((send) => send.is_known === isKnown);
  const free = isKnown
    ? Math.max(
        availableAt(own, sendsPerHour, hour),
        availableAt(own, codeLimits.knownBrowserSendsPerDay, day),
        availableAt(alike, codeLimits.knownBrowsersSendsPerDay, day),
      )
    : Math.max(
        availableAt(alike, sendsPerHour, hour),
        availableAt(alike, codeLimits.newBrowserSendsPerDay, day),
      );
  if (now.getTime() < free) {
    throw new Problem('otp-rate-limited', { retryAfter: secondsUntil(free, now) });
  }
}

/** When the send that is `most` back will be older than the window; sends are newest first. */
function availableAt(sends: { sent_at: Date }[], most: number, window: number): number {
  const full = sends[most - 1];
  return full ? full.sent_at.getTime() + window : 0;
}

async function checkDeviceLimits(trx: Db, { deviceHash, now }: CodeRequest): Promise<void> {
  const free = await limitReachedUntil(
    trx,
    'device_hash',
    deviceHash,
    codeLimits.sendsPerDevice,
    now,
  );
  if (free) throw new Problem('otp-device-limited', { retryAfter: secondsUntil(free, now) });
}

async function checkNetworkLimits(
  trx: Db,
  { now, limits: { sendsPerAddress, sendsPerBlock } }: CodeRequest,
  { address, block }: CodeRequestOrigin,
): Promise<void> {
  const free =
    (await limitReachedUntil(trx, 'address', address, sendsPerAddress, now)) ??
    (await limitReachedUntil(trx, 'block', block, sendsPerBlock, now)) ??
    (await missLimitReachedUntil(trx, block, now));
  if (free) throw new Problem('otp-network-limited', { retryAfter: secondsUntil(free, now) });
}

/**
 * When the send that has to grow older than an hour before there is room for another does so;
 * undefined with room.
 */
async function limitReachedUntil(
  trx: Db,
  column: 'address' | 'block' | 'device_hash',
  value: string,
  most: number,
  now: Date,
): Promise<number | undefined> {
  const full = await trx
    .selectFrom('code_sends')
    .where(column, '=', value)
    .where('sent_at', '>', new Date(now.getTime() - codeLimits.hour))
    .$if(column !== 'device_hash', (query) => query.where('is_known', '=', false))
    .orderBy('sent_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .select('sent_at')
    .executeTakeFirst();
  return full && full.sent_at.getTime() + codeLimits.hour;
}

async function missLimitReachedUntil(
  trx: Db,
  block: string,
  now: Date,
): Promise<number | undefined> {
  const full = await trx
    .selectFrom('code_misses')
    .where('block', '=', block)
    .where('at', '>', new Date(now.getTime() - codeLimits.day))
    .orderBy('at', 'desc')
    .offset(codeLimits.missedCodesPerBlock - 1)
    .limit(1)
    .select('at')
    .executeTakeFirst();
  return full && full.at.getTime() + codeLimits.day;
}

/**
 * Whether the asker gets a short code. Wrong ones count in whatever browser they were entered, so
 * that the chance to guess a code of the number has one bound; those of networks count for new
 * browsers only. Codes that are on their way count like wrong ones, because each of them may be
 * guessed: otherwise many could be asked for first and guessed afterwards.
 */
async function isShortCodeAllowed(
  trx: Db,
  asker: CodeRequest,
  { isKnown, block }: CodeRequestOrigin,
): Promise<boolean> {
  const { phone, now, limits: most } = asker;
  const pause = new Date(now.getTime() - codeLimits.shortCodePause);
  const day = new Date(now.getTime() - codeLimits.day);
  const alive = new Date(now.getTime() - codeLimits.life);
  const live = sql`from code_sends where sent_at > ${alive} and digits = ${limits.otpDigits} and used_at is null
    and replaced_by is null and failed_at is null and tries < tries_max`;
  const missed = sql`from code_misses where digits = ${limits.otpDigits}`;
  const ofNumber = sql`(select count(*) ${missed} and phone = ${phone} and at > ${pause})::int
    + (select count(*) ${live} and phone = ${phone})::int`;
  const ofBlock = sql`(select count(*) ${missed} and block = ${block} and at > ${day})::int
    + (select count(*) ${live} and not is_known and block = ${block})::int`;
  const ofAll = sql`(select count(*) ${missed} and block is not null and at > ${day})::int
    + (select count(*) ${live} and not is_known)::int`;
  const none = sql`0`;
  const { rows } = await sql<{
    number: number;
    block: number;
    total: number;
  }>`select ${ofNumber} as number,
    ${isKnown ? none : ofBlock} as block, ${isKnown ? none : ofAll} as total`.execute(trx);
  const [count] = rows;
  if (count === undefined || count.number > 0) return false;
  return isKnown || (count.block < most.missesPerBlock && count.total < most.missesTotal);
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
