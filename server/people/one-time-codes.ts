import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CompiledQuery, type Selectable } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import type { CodePurpose } from '../db/sign-in-tables.ts';
import { newId } from '../ids.ts';
import { keyedQueue } from '../keyed-queue.ts';
import { Problem } from '../problem.ts';
import {
  type Asker,
  admitAsker,
  allowanceOf,
  locksOf,
  type Place,
  placeOf,
  refuseCode,
} from './code-allowance.ts';
import { codeLimits } from './code-limits.ts';
import { networkOf } from './network-of.ts';

/** What is kept of a code that is sent to a number. */
export function hashOfCode(code: string, phone: string, secret: string): string {
  return createHmac('sha256', secret).update(`${phone}:${code}`).digest('base64url');
}

const makeCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

type Ask = Asker & { secret: string };

/** Those who ask for codes of one number or from one block wait here, and not each with a connection at its lock. */
const inTurn = keyedQueue({ waitingPerKey: 50, retryAfter: 1 });

/** A code that is to be sent. */
export type NewCode = {
  id: string;
  code: string;
  digits: 4 | 8;
  /** Whose turn it takes when many wait to be sent. */
  network: string;
};

/**
 * Makes a code and notes that it is being sent. It takes the place of the one that this browser asked for before; codes of
 * other browsers for the same number stay valid there.
 * @throws {Problem} `otp-resend-too-soon` within 60 seconds of the last; `otp-rate-limited`, `otp-device-limited` and
 * `otp-network-limited` past the limits of the number, the browser and the network; `server-busy` when too many wait
 */
export async function recordSend(db: Db, ask: Ask): Promise<NewCode> {
  const place = await placeOf(db, ask);
  // Who is refused anyway waits for nobody.
  await refuseCode(db, ask, place);
  const note = () => noteSend(db, ask, place);
  return locksOf(ask, place).reduceRight((work, name) => () => inTurn(name, work), note)();
}

async function noteSend(db: Db, { secret, ...asker }: Ask, place: Place): Promise<NewCode> {
  const { phone, purpose, deviceHash, now } = asker;
  const { isKnown, address, block } = place;
  return db.transaction().execute(async (trx) => {
    await admitAsker(trx, asker, place);
    const id = newId(now);
    await replaceEarlier(trx, asker, id);
    const { digits, tries } = await allowanceOf(trx, asker, place);
    const code = makeCode(digits);
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
        code_hash: hashOfCode(code, phone, secret),
        sent_at: now,
      })
      .execute();
    const network = isKnown ? `device:${deviceHash}` : networkOf(asker.ip, 24, 56);
    return { id, code, digits, network };
  });
}

/** Makes earlier codes of this browser invalid. Waits for guesses of them that are being written. */
async function replaceEarlier(trx: Db, asker: Asker, id: string): Promise<void> {
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

/** Takes back a send that failed, so that it counts against nobody and the code before it is valid again. */
export async function forgetSend(db: Db, id: string): Promise<void> {
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
 * Notes a send that the gateway refused for good. It counts for the browser and the network, because somebody may ask for
 * codes of such numbers without end, and not for the number, where the code before it is valid again.
 */
export async function noteRefusal(db: Db, id: string, now: Date): Promise<void> {
  await db
    .with('refused', (query) => query.updateTable('code_sends').set({ failed_at: now }).where('id', '=', id))
    .updateTable('code_sends')
    .set({ replaced_by: null })
    .where('replaced_by', '=', id)
    .execute();
}

/* Text, because a sign-in is little else than these, and building them takes longer than sending them. */
const liveCodesText = `select id, code_hash, sent_at, digits, tries_max, replaced_by from code_sends
  where phone = $1 and device_hash = $2 and purpose = $3 and sent_at > $4 and used_at is null
  and failed_at is null order by sent_at desc limit 6`;
const stillValid = 'tries < tries_max and used_at is null and replaced_by is null and failed_at is null';
/** Whoever enters the right code has made the slips before it in this browser. */
const useCodeText = `with used as (
    update code_sends set tries = tries + 1, used_at = $2 where id = $1 and ${stillValid}
    returning id, phone, device_hash
  ), forgiven as (
    delete from code_misses using used
    where code_misses.phone = used.phone and code_misses.device_hash = used.device_hash
  )
  select id from used`;
const missText = `with missed as (
    update code_sends set tries = tries + 1 where id = $1 and ${stillValid}
    returning id, phone, block, digits, is_known, device_hash, tries
  ), noted as (
    insert into code_misses (id, phone, block, digits, at, device_hash)
    select id, phone, case when is_known then null else block end, digits, $2, device_hash from missed
    on conflict (id) do nothing
  )
  select tries from missed`;
const elsewhereText = `select 1 from code_sends
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
 * Uses up a code, or spends a try on it. Only the newest code that this browser asked for is valid, for five minutes. A
 * wrong code is noted, so that the next one is long (decision 45), until the right one was entered in this browser.
 * @throws {Problem} `otp-wrong` with the tries left, `otp-superseded` for an earlier code, which costs no try,
 * `otp-other-browser`, `otp-expired`, `otp-attempts-exhausted`, `otp-longer-code-needed`
 */
export async function spendCode(db: Db, check: Check): Promise<void> {
  const { phone, code, deviceHash, purpose, secret, now } = check;
  const since = new Date(now.getTime() - codeLimits.life);
  const { rows: live } = await db.executeQuery<LiveCode>(
    CompiledQuery.raw(liveCodesText, [phone, deviceHash, purpose, since]),
  );
  const newest = live.find(({ replaced_by }) => replaced_by === null);
  if (!newest) throw await withoutCode(db, check, since);
  const given = Buffer.from(hashOfCode(code, phone, secret));
  const match = live.find(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), given));
  if (match && match.replaced_by !== null)
    throw new Problem('otp-superseded', { fields: { otp: 'malformed' } });
  if (!match) throw await missCode(db, newest, now);
  // Several requests with the right code, or a wrong one just before: whoever changes the row has the code.
  const { rows: used } = await db.executeQuery(CompiledQuery.raw(useCodeText, [match.id, now]));
  if (used.length === 0) throw await overtaken(db, newest, now);
}

async function missCode(db: Db, newest: LiveCode, now: Date): Promise<Problem> {
  const {
    rows: [missed],
  } = await db.executeQuery<{ tries: number }>(CompiledQuery.raw(missText, [newest.id, now]));
  if (!missed || isOneTry(newest)) return exhausted(newest, now);
  return new Problem('otp-wrong', {
    fields: { otp: 'malformed' },
    attemptsLeft: newest.tries_max - missed.tries,
  });
}

/** What another request did with a code just before. */
async function overtaken(db: Db, newest: LiveCode, now: Date): Promise<Problem> {
  const left = await db
    .selectFrom('code_sends')
    .where('id', '=', newest.id)
    .where('used_at', 'is', null)
    .where('replaced_by', 'is', null)
    .select('id')
    .executeTakeFirst();
  return left ? exhausted(newest, now) : new Problem('otp-expired');
}

const isOneTry = ({ tries_max }: LiveCode) => tries_max < limits.otpTries;

function exhausted(newest: LiveCode, now: Date): Problem {
  const next = newest.sent_at.getTime() + limits.otpResendSeconds * 1000;
  const retryAfter = Math.max(0, Math.ceil((next - now.getTime()) / 1000));
  if (!isOneTry(newest)) return new Problem('otp-attempts-exhausted', { attemptsLeft: 0, retryAfter });
  const otpDigits = limits.otpLongDigits;
  return new Problem('otp-longer-code-needed', { attemptsLeft: 0, retryAfter, otpDigits });
}

/** Why this browser has no code: it never asked for one while another did, or its own has expired or was used. */
async function withoutCode(db: Db, { phone, purpose }: Check, since: Date): Promise<Problem> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(elsewhereText, [phone, purpose, since]));
  return new Problem(rows.length > 0 ? 'otp-other-browser' : 'otp-expired');
}
