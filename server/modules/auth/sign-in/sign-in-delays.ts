import { createHash } from 'node:crypto';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteDevices } from '../repository/known-devices.ts';
import {
  type DelayRule,
  deleteTries,
  findTryDelay,
  insertTry,
  subtractTry,
} from '../repository/sign-in-tries.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Tries are counted by what they have in common. Of one account in one block of addresses few are
 * free, because people mistype; of one account from anywhere more, because others try too; of one
 * block most, because many people share one.
 */
const rules = {
  accountInBlock: { free: 5, firstSeconds: 5, mostSeconds: 15 * minute },
  account: { free: 20, firstSeconds: 5, mostSeconds: 15 * minute },
  block: { free: 50, firstSeconds: 5, mostSeconds: 15 * minute },
  /**
   * Limit per account and hour for the first wrong try of each block: these tries do not wait for
   * the account's delay.
   */
  firstOfBlock: { free: 20, firstSeconds: hour, mostSeconds: hour },
  /** Limit per account on a known device; beyond it the device is unknown. */
  ownDevice: { free: 20, firstSeconds: 5, mostSeconds: 15 * minute },
  /** Limit for changing a password in a session: anybody at an open page could guess. */
  passwordChange: { free: 10, firstSeconds: 5, mostSeconds: 15 * minute },
  /** Mails with a link to a new password. */
  resetOfAccount: { free: 3, firstSeconds: 5 * minute, mostSeconds: 60 * minute },
  resetInBlock: { free: 20, firstSeconds: minute, mostSeconds: 60 * minute },
  /** Codes of one account's second step, for which its password was right. */
  secondStep: { free: 10, firstSeconds: 5, mostSeconds: 60 * minute },
} as const satisfies Record<string, DelayRule>;
type RuleName = keyof typeof rules;

/** Rules that limit an account, rather than a block of addresses. */
const accountRules: RuleName[] = ['account', 'accountInBlock'];

type Scope = { rule: RuleName; key: string };

/** Neither addresses nor emails are kept. */
const scopeKey = (rule: RuleName, ...parts: string[]) =>
  createHash('sha256')
    .update(JSON.stringify([rule, ...parts]))
    .digest('base64url');

/**
 * Counts a try, unless the caller has to wait. Racing tries are counted one by one, so sending many
 * at once gains nothing.
 */
async function countTry(trx: Db, { rule, key }: Scope, now: Date): Promise<number> {
  return (await countTryWithTotal(trx, { rule, key }, now)).retryAfter;
}

/** As `countTry`, with how many tries there were, this one among them. */
async function countTryWithTotal(
  trx: Db,
  { rule, key }: Scope,
  now: Date,
): Promise<{ retryAfter: number; tries: number }> {
  const counted = await insertTry(trx, key, rules[rule], now);
  if (counted !== undefined) return { retryAfter: 0, tries: counted };
  const waiting = await findTryDelay(trx, key, rules[rule]);
  const until = waiting?.until.getTime() ?? now.getTime();
  const retryAfter = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  return { retryAfter, tries: waiting?.tries ?? 0 };
}

/** @throws {Problem} with the time to wait */
function requireNoDelay({ rule }: Scope, retryAfter: number): void {
  if (retryAfter === 0) return;
  throw new Problem(accountRules.includes(rule) ? 'sign-in-delayed' : 'rate-limited', {
    retryAfter,
  });
}

/** @throws {Problem} with the time to wait; nothing is counted then */
async function requireTry(db: Db, scope: Scope, now: Date): Promise<void> {
  requireNoDelay(scope, await countTry(db, scope, now));
}

/**
 * The keys of a try. `block` as `networkBlock` returns it: the owner of a smaller network may have
 * a thousand of them.
 */
export type PasswordTry = { email: string; block: string };

const createScope = (rule: RuleName, ...parts: string[]): Scope => ({
  rule,
  key: scopeKey(rule, ...parts),
});

/** What a password try was counted as. */
export type CountedTry = { shared: string[]; own: string };

/**
 * Counts a password try on an unknown device, before the password is checked. Attackers cannot lock
 * others out: the first wrong try of a block does not wait for the account's delay, unless many
 * blocks started in this hour.
 * @throws {Problem} `sign-in-delayed` for tries on this account, `rate-limited` for tries of this
 * block; then nothing is counted
 */
export async function countPasswordTry(
  db: Db,
  { email, block }: PasswordTry,
  now: Date,
): Promise<CountedTry> {
  const ofBlock = createScope('block', block);
  const own = createScope('accountInBlock', email, block);
  const ofAccount = createScope('account', email);
  const first = createScope(
    'firstOfBlock',
    email,
    String(Math.floor(now.getTime() / (hour * 1000))),
  );
  return db.transaction().execute(async (trx) => {
    // Always in one order, so that two tries cannot wait for each other.
    requireNoDelay(ofBlock, await countTry(trx, ofBlock, now));
    const inBlock = await countTryWithTotal(trx, own, now);
    requireNoDelay(own, inBlock.retryAfter);
    const wait = await countTry(trx, ofAccount, now);
    if (wait === 0) return { shared: [ofBlock.key, ofAccount.key], own: own.key };
    if (inBlock.tries > 1 || (await countTry(trx, first, now)) > 0) requireNoDelay(ofAccount, wait);
    return { shared: [ofBlock.key, first.key], own: own.key };
  });
}

/**
 * The password was right: the try is not counted, and the account's count in this block restarts.
 */
export async function resetPasswordTries(db: Db, { shared, own }: CountedTry): Promise<void> {
  // One by one: a statement that locks several could wait for a try that waits for it.
  for (const key of shared) await subtractTry(db, key);
  await deleteTries(db, own);
}

const ownDeviceScope = (personId: string, deviceHash: string): Scope =>
  createScope('ownDevice', personId, deviceHash);

/**
 * Counts a password try on a known device. It is never refused, but after twenty wrong tries in a
 * row the device becomes unknown.
 * @returns whether the account still knows the device
 */
export async function countOwnDeviceTry(
  db: Db,
  personId: string,
  deviceHash: string,
  now: Date,
): Promise<boolean> {
  const { retryAfter, tries } = await countTryWithTotal(
    db,
    ownDeviceScope(personId, deviceHash),
    now,
  );
  // A device that spaces its tries is forgotten too.
  if (retryAfter === 0 && tries <= rules.ownDevice.free) return true;
  await deleteDevices(db, personId, { hash: deviceHash });
  return false;
}

/** The password was right on a device that the account knows. */
export async function resetOwnDeviceTries(
  db: Db,
  personId: string,
  deviceHash: string,
): Promise<void> {
  await deleteTries(db, ownDeviceScope(personId, deviceHash).key);
}

/**
 * Counts a try of a code in the second step.
 * @throws {Problem} `rate-limited`
 */
export async function countCodeTry(db: Db, personId: string, now: Date): Promise<void> {
  await requireTry(db, createScope('secondStep', personId), now);
}

/** The code was right. */
export async function resetCodeTries(db: Db, personId: string): Promise<void> {
  await deleteTries(db, scopeKey('secondStep', personId));
}

/**
 * Counts a password check of a signed-in person.
 * @throws {Problem} `rate-limited`
 */
export async function countPasswordCheck(db: Db, personId: string, now: Date): Promise<void> {
  await requireTry(db, createScope('passwordChange', personId), now);
}

/** The password was right. */
export async function resetPasswordChecks(db: Db, personId: string): Promise<void> {
  await deleteTries(db, scopeKey('passwordChange', personId));
}

/**
 * Counts a request for a password reset link.
 * @returns whether a mail may be sent: too many for one account are dropped silently, so that
 * nobody learns of other people's requests
 * @throws {Problem} `rate-limited` for too many from one block of addresses
 */
export async function countResetRequest(
  db: Db,
  { email, block }: PasswordTry,
  now: Date,
): Promise<boolean> {
  await requireTry(db, createScope('resetInBlock', block), now);
  return (await countTry(db, createScope('resetOfAccount', email), now)) === 0;
}
