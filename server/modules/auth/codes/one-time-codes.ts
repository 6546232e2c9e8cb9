import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CompiledQuery, type Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';
import type { CodePurpose } from '#server/platform/database/schema/sign-in-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { networkAddress } from '#server/platform/network/network-address.ts';
import { createKeyedQueue } from '#server/platform/queue/keyed-queue.ts';
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
  // Who is refused anyway waits for nobody.
  await requireWithinLimits(db, ask, place);
  const note = () => insertCode(db, ask, place);
  return lockNames(ask, place).reduceRight((work, name) => () => runInQueue(name, work), note)();
}

async function insertCode(
  db: Db,
  { secret, ...asker }: CodeCreation,
  place: CodeRequestOrigin,
): Promise<CreatedCode> {
  const { phone, purpose, deviceHash, now } = asker;
  const { isKnown, address, block } = place;
  return db.transaction().execute(async (trx) => {
    await lockAndCheckLimits(trx, asker, place);
    const id = newId(now);
    await replaceEarlierCodes(trx, asker, id);
    const { digits, tries } = await decideAllowance(trx, asker, place);
    const code = generateCode(digits);
    await trx
      .insertInto('code_sends')
      .values({
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
      })
      .execute();
    const network = isKnown ? `device:${deviceHash}` : networkAddress(asker.ip, 24, 56);
    return { id, code, digits, network };
  });
}

/**
 * Makes earlier codes of this browser invalid. Waits for guesses of them that are being written.
 */
async function replaceEarlierCodes(trx: Db, asker: CodeRequest, id: string): Promise<void> {
  const { phone, deviceHash, purpose, now } = asker;
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

/**
 * Takes back a send that failed, so that it counts against nobody and the code before it is valid
 * again.
 */
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
 * Notes a send that the gateway refused for good. It counts for the browser and the network,
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

/*
 * Text, because a sign-in is little else than these, and building them takes longer than sending
 * them.
 */
const liveCodesSql = `select id, code_hash, sent_at, digits, tries_max, replaced_by from code_sends
  where phone = $1 and device_hash = $2 and purpose = $3 and sent_at > $4 and used_at is null
  and failed_at is null order by sent_at desc limit 6`;
const stillValid =
  'tries < tries_max and used_at is null and replaced_by is null and failed_at is null';
/** Whoever enters the right code has made the slips before it in this browser. */
const consumeCodeSql = `with used as (
    update code_sends set tries = tries + 1, used_at = $2 where id = $1 and ${stillValid}
    returning id, phone, device_hash
  ), forgiven as (
    delete from code_misses using used
    where code_misses.phone = used.phone and code_misses.device_hash = used.device_hash
  )
  select id from used`;
const recordMissSql = `with missed as (
    update code_sends set tries = tries + 1 where id = $1 and ${stillValid}
    returning id, phone, block, digits, is_known, device_hash, tries
  ), noted as (
    insert into code_misses (id, phone, block, digits, at, device_hash)
    select id, phone, case when is_known then null else block end, digits, $2, device_hash from missed
    on conflict (id) do nothing
  )
  select tries from missed`;
const otherBrowserCodeSql = `select 1 from code_sends
  where phone = $1 and purpose = $2 and sent_at > $3 and ${stillValid} limit 1`;

type LiveCode = Pick<
  Selectable<Schema['code_sends']>,
  'id' | 'code_hash' | 'sent_at' | 'digits' | 'tries_max' | 'replaced_by'
>;

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
  const { rows: live } = await db.executeQuery<LiveCode>(
    CompiledQuery.raw(liveCodesSql, [phone, deviceHash, purpose, since]),
  );
  const newest = live.find(({ replaced_by }) => replaced_by === null);
  if (!newest) throw await missingCodeProblem(db, check, since);
  const given = Buffer.from(hashCode(code, phone, secret));
  const match = live.find(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), given));
  if (match && match.replaced_by !== null)
    throw new Problem('otp-superseded', { fields: { otp: 'malformed' } });
  if (!match) throw await recordMiss(db, newest, now);
  // Several requests with the right code, or a wrong one just before: whoever changes the row has
  // the code.
  const { rows: used } = await db.executeQuery(CompiledQuery.raw(consumeCodeSql, [match.id, now]));
  if (used.length === 0) throw await concurrentUseProblem(db, newest, now);
}

async function recordMiss(db: Db, newest: LiveCode, now: Date): Promise<Problem> {
  const {
    rows: [missed],
  } = await db.executeQuery<{ tries: number }>(CompiledQuery.raw(recordMissSql, [newest.id, now]));
  if (!missed || isSingleTry(newest)) return exhaustedProblem(newest, now);
  return new Problem('otp-wrong', {
    fields: { otp: 'malformed' },
    attemptsLeft: newest.tries_max - missed.tries,
  });
}

/** What another request did with a code just before. */
async function concurrentUseProblem(db: Db, newest: LiveCode, now: Date): Promise<Problem> {
  const left = await db
    .selectFrom('code_sends')
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .where('replaced_by', 'is', null)
    .select('id')
    .executeTakeFirst();
  return left ? exhaustedProblem(newest, now) : new Problem('otp-expired');
}

const isSingleTry = ({ tries_max }: LiveCode) => tries_max < limits.otpTries;

function exhaustedProblem(newest: LiveCode, now: Date): Problem {
  const next = newest.sent_at.getTime() + limits.otpResendSeconds * 1000;
  const retryAfter = Math.max(0, Math.ceil((next - now.getTime()) / 1000));
  if (!isSingleTry(newest))
    return new Problem('otp-attempts-exhausted', { attemptsLeft: 0, retryAfter });
  const otpDigits = limits.otpLongDigits;
  return new Problem('otp-longer-code-needed', { attemptsLeft: 0, retryAfter, otpDigits });
}

/**
 * Why this browser has no code: it never asked for one while another did, or its own has expired or
 * was used.
 */
async function missingCodeProblem(
  db: Db,
  { phone, purpose }: Check,
  since: Date,
): Promise<Problem> {
  const { rows } = await db.executeQuery(
    CompiledQuery.raw(otherBrowserCodeSql, [phone, purpose, since]),
  );
  return new Problem(rows.length > 0 ? 'otp-other-browser' : 'otp-expired');
}
