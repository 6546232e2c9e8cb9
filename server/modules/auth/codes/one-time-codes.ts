import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkAddress } from '#server/platform/network/network-address.ts';
import { createKeyedQueue } from '#server/platform/queue/keyed-queue.ts';
import {
  hasValidCode,
  isCodeCurrent,
  listUnusedCodes,
  markCodeUsed,
  recordCodeMiss,
  type UnusedCode,
} from '../repository/code-checks.ts';
import { insertCodeSend, replaceEarlierCodes } from '../repository/code-sends.ts';
import {
  type CodeRequest,
  type CodeRequestOrigin,
  decideAllowance,
  findRequestOrigin,
  lockAndCheckLimits,
  lockNames,
  requireWithinLimits,
} from './code-allowance.ts';
import { codeLimits } from './code-limits.ts';

/** What is kept of a code that is sent to a number. */
export function hashCode(code: string, phone: string, secret: string): string {
  return createHmac('sha256', secret).update(`${phone}:${code}`).digest('base64url');
}

const generateCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

type CodeCreation = CodeRequest & { secret: string };

/**
 * Those who ask for codes of one number or from one block wait here, and not each with a connection
 * at its lock.
 */
const runInQueue = createKeyedQueue({ waitingPerKey: 50, retryAfter: 1 });

/** A code that is to be sent. */
export type CreatedCode = {
  id: string;
  code: string;
  digits: 4 | 8;
  /** Whose turn it takes when many wait to be sent. */
  network: string;
};

/**
 * Makes a code and notes that it is being sent. It takes the place of the one that this browser
 * asked for before; codes of other browsers for the same number stay valid there.
 * @throws {Problem} `otp-resend-too-soon` within 60 seconds of the last; `otp-rate-limited`,
 * `otp-device-limited` and `otp-network-limited` past the limits of the number, the browser and the
 * network; `server-busy` when too many wait
 */
export async function createCode(db: Db, ask: CodeCreation): Promise<CreatedCode> {
  const place = await findRequestOrigin(db, ask);
  // Refuse before waiting for a lock.
  await requireWithinLimits(db, ask, place);
  const note = () => insertCode(db, ask, place);
  return lockNames(ask, place).reduceRight((work, name) => () => runInQueue(name, work), note)();
}

async function insertCode(
  db: Db,
  { secret, ...requester }: CodeCreation,
  place: CodeRequestOrigin,
): Promise<CreatedCode> {
  const { phone, purpose, deviceHash, now } = requester;
  const { isKnown, address, block } = place;
  return db.transaction().execute(async (trx) => {
    await lockAndCheckLimits(trx, requester, place);
    const id = newId(now);
    await replaceEarlierCodes(trx, requester, id);
    const { digits, tries } = await decideAllowance(trx, requester, place);
    const code = generateCode(digits);
    await insertCodeSend(trx, {
      id,
      phone,
      address,
      block,
      device_hash: deviceHash,
      purpose,
      digits,
      tries_max: tries,
      is_known: isKnown,
      code_hash: hashCode(code, phone, secret),
      sent_at: now,
    });
    const network = isKnown ? `device:${deviceHash}` : networkAddress(requester.ip, 24, 56);
    return { id, code, digits, network };
  });
}

type Check = {
  phone: string;
  code: string;
  deviceHash: string;
  purpose: CodePurpose;
  secret: string;
  now: Date;
};

/**
 * Uses up a code, or spends a try on it. Only the newest code that this browser asked for is valid,
 * for five minutes. A wrong code is noted, so that the next one is long (decision 45), until the
 * right one was entered in this browser.
 * @throws {Problem} `otp-wrong` with the tries left, `otp-superseded` for an earlier code, which
 * costs no try, `otp-other-browser`, `otp-expired`, `otp-attempts-exhausted`,
 * `otp-longer-code-needed`
 */
export async function consumeCode(db: Db, check: Check): Promise<void> {
  const { phone, code, deviceHash, purpose, secret, now } = check;
  const since = new Date(now.getTime() - codeLimits.life);
  const live = await listUnusedCodes(db, { phone, deviceHash, purpose }, since);
  const newest = live.find(({ replaced_by }) => replaced_by === null);
  if (!newest) throw await missingCodeProblem(db, check, since);
  const given = Buffer.from(hashCode(code, phone, secret));
  const match = live.find(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), given));
  if (match && match.replaced_by !== null)
    throw new Problem('otp-superseded', { fields: { otp: 'malformed' } });
  if (!match) throw await recordMiss(db, newest, now);
  // For several requests with the right code, or a wrong one just before: the request that updates
  // the row gets the code.
  if (!(await markCodeUsed(db, match.id, now))) throw await concurrentUseProblem(db, newest, now);
}

async function recordMiss(db: Db, newest: UnusedCode, now: Date): Promise<Problem> {
  const tries = await recordCodeMiss(db, newest.id, now);
  if (tries === undefined || isSingleTry(newest)) return exhaustedProblem(newest, now);
  return new Problem('otp-wrong', {
    fields: { otp: 'malformed' },
    attemptsLeft: newest.tries_max - tries,
  });
}

/** What another request did with a code just before. */
async function concurrentUseProblem(db: Db, newest: UnusedCode, now: Date): Promise<Problem> {
  return (await isCodeCurrent(db, newest.id))
    ? exhaustedProblem(newest, now)
    : new Problem('otp-expired');
}

const isSingleTry = ({ tries_max }: UnusedCode) => tries_max < limits.otpLongTries;

function exhaustedProblem(newest: UnusedCode, now: Date): Problem {
  const next = newest.sent_at.getTime() + limits.otpResendSeconds * 1000;
  const retryAfter = Math.max(0, Math.ceil((next - now.getTime()) / 1000));
  if (!isSingleTry(newest))
    return new Problem('otp-attempts-exhausted', { attemptsLeft: 0, retryAfter });
  const otpDigits = limits.otpLongDigits;
  return new Problem('otp-longer-code-needed', { attemptsLeft: 0, retryAfter, otpDigits });
}

/**
 * Why this browser has no code: another browser requested it, or its own has expired or was used.
 */
async function missingCodeProblem(
  db: Db,
  { phone, purpose }: Check,
  since: Date,
): Promise<Problem> {
  const isElsewhere = await hasValidCode(db, { phone, purpose }, since);
  return new Problem(isElsewhere ? 'otp-other-browser' : 'otp-expired');
}
