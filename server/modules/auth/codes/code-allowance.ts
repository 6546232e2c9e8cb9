import { limits } from '#domain/limits.ts';
import type { CodeLimits } from '#server/platform/config/code-rate-limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { householdNetwork, networkBlock } from '#server/platform/network/network-address.ts';
import { countGuessableShortCodes, findNthLatestMiss } from '../repository/code-misses.ts';
import {
  findNthLatestSend,
  type LimitedSender,
  listCodeSends,
  lockCodeRequests,
} from '../repository/code-sends.ts';
import { isDeviceKnownToPhone } from '../repository/known-devices.ts';
import { codeLimits } from './code-limits.ts';

/** Who requests a code, and for what. */
export type CodeRequest = {
  phone: string;
  purpose: CodePurpose;
  deviceHash: string;
  /** The IP address of the request. */
  ip: string;
  now: Date;
  limits: CodeLimits;
};

/** The network and device of a requester. */
export type CodeRequestOrigin = {
  /** Whether this browser has signed in to the number's account before. */
  isKnown: boolean;
  address: string;
  block: string;
};

/** What kind of code a requester gets. */
export type CodeAllowance = { digits: 4 | 8; tries: number };

const secondsUntil = (later: number, now: Date) =>
  Math.max(1, Math.ceil((later - now.getTime()) / 1000));

export const findRequestOrigin = async (
  db: Db,
  requester: CodeRequest,
): Promise<CodeRequestOrigin> => ({
  isKnown: await isDeviceKnownToPhone(db, requester.phone, requester.deviceHash),
  address: householdNetwork(requester.ip),
  block: networkBlock(requester.ip),
});

/** The locks that a request for a code takes, always in this order. */
export const lockNames = (
  { phone }: CodeRequest,
  { isKnown, block }: CodeRequestOrigin,
): string[] => [...(isKnown ? [] : [`block:${block}`]), `code:${phone}`];

/**
 * Locks the number and the block, and refuses requests for which a limit is reached. Requests that
 * race for one number or one block run sequentially, so that many processes keep one count.
 * @param trx a transaction, in which the send is noted afterwards
 * @throws {Problem} as `requireWithinLimits`
 */
export async function lockAndCheckLimits(
  trx: Db,
  requester: CodeRequest,
  place: CodeRequestOrigin,
): Promise<void> {
  for (const name of lockNames(requester, place)) {
    await lockCodeRequests(trx, name);
  }
  await requireWithinLimits(trx, requester, place);
}

/**
 * Decides how long the next code is.
 * @param trx the transaction of `lockAndCheckLimits`, in which the code before it is already
 * replaced: a guess of that one either counts by now or comes too late
 */
export async function decideAllowance(
  trx: Db,
  requester: CodeRequest,
  place: CodeRequestOrigin,
): Promise<CodeAllowance> {
  return (await isShortCodeAllowed(trx, requester, place))
    ? { digits: limits.otpDigits, tries: codeLimits.shortCodeTries }
    : { digits: limits.otpLongDigits, tries: limits.otpLongTries };
}

/**
 * Refuses a requester who has reached a limit.
 * @throws {Problem} `otp-resend-too-soon`, `otp-rate-limited`, `otp-device-limited`,
 * `otp-network-limited`
 */
export async function requireWithinLimits(
  db: Db,
  requester: CodeRequest,
  place: CodeRequestOrigin,
): Promise<void> {
  await checkNumberLimits(db, requester, place.isKnown);
  await checkDeviceLimits(db, requester);
  if (!place.isKnown) await checkNetworkLimits(db, requester, place);
}

/** A known browser has an allowance of its own, which nobody else can use up. */
async function checkNumberLimits(trx: Db, requester: CodeRequest, isKnown: boolean): Promise<void> {
  const { phone, deviceHash, now } = requester;
  const sends = await listCodeSends(trx, phone, new Date(now.getTime() - codeLimits.day));
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
 * When the oldest send that blocks another one becomes older than an hour;
 * undefined with room.
 */
async function limitReachedUntil(
  trx: Db,
  column: LimitedSender,
  value: string,
  most: number,
  now: Date,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - codeLimits.hour);
  const full = await findNthLatestSend(trx, { column, value, since, nth: most });
  return full && full.getTime() + codeLimits.hour;
}

async function missLimitReachedUntil(
  trx: Db,
  block: string,
  now: Date,
): Promise<number | undefined> {
  const since = new Date(now.getTime() - codeLimits.day);
  const full = await findNthLatestMiss(trx, block, since, codeLimits.missedCodesPerBlock);
  return full && full.getTime() + codeLimits.day;
}

/**
 * Whether the requester gets a short code. Wrong codes of the number count in all browsers, so its
 * chance of being guessed has one limit; those of networks count for new browsers only. Unanswered
 * codes count like wrong ones: otherwise many could be requested first and guessed afterwards.
 */
async function isShortCodeAllowed(
  trx: Db,
  requester: CodeRequest,
  { isKnown, block }: CodeRequestOrigin,
): Promise<boolean> {
  const { phone, now, limits: most } = requester;
  const count = await countGuessableShortCodes(trx, { phone, block: isKnown ? null : block }, now);
  if (count.number > 0) return false;
  return isKnown || (count.block < most.missesPerBlock && count.total < most.missesTotal);
}
