import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CompiledQuery, type Selectable, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';

const hourMilliseconds = 3600 * 1000;

const secondsUntil = (later: number, now: Date) => Math.max(1, Math.ceil((later - now.getTime()) / 1000));

/** What is kept of a code that is sent to a number. */
export function hashOfCode(code: string, phone: string, secret: string): string {
  return createHmac('sha256', secret).update(`${phone}:${code}`).digest('base64url');
}

/** A new random code of four digits. */
export function makeCode(): string {
  return String(randomInt(10 ** limits.otpDigits)).padStart(limits.otpDigits, '0');
}

type Send = {
  phone: string;
  address: string;
  /** People behind one address share it, so it may ask for more codes than one number may. */
  codesPerAddress: number;
  code: string;
  secret: string;
  now: Date;
};

/**
 * Notes that a code is being sent to a number. Sends racing for one address or one number are put in a row by locks,
 * always taken in this order, so that many processes keep one count.
 * @throws {Problem} `otp-resend-too-soon` within 60 seconds of the last, `otp-rate-limited` past the hourly limits
 */
export async function recordSend(
  db: Db,
  { phone, address, codesPerAddress, code, secret, now }: Send,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    for (const name of [`address:${address}`, `code:${phone}`]) {
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(trx);
    }
    const since = new Date(now.getTime() - hourMilliseconds);
    const sends = await trx
      .selectFrom('code_sends')
      .where('phone', '=', phone)
      .where('sent_at', '>', since)
      .orderBy('sent_at', 'desc')
      .select(['sent_at', 'used_at'])
      .execute();
    const last = sends[0];
    if (last && !last.used_at) {
      const next = last.sent_at.getTime() + limits.otpResendSeconds * 1000;
      if (now.getTime() < next)
        throw new Problem('otp-resend-too-soon', { retryAfter: secondsUntil(next, now) });
    }
    const oldest = sends.at(-1);
    if (oldest && sends.length >= limits.otpSendsPerHour) {
      const free = oldest.sent_at.getTime() + hourMilliseconds;
      throw new Problem('otp-rate-limited', { retryAfter: secondsUntil(free, now) });
    }
    // The send that has to grow older than an hour before there is room for another.
    const full = await trx
      .selectFrom('code_sends')
      .where('address', '=', address)
      .where('sent_at', '>', since)
      .orderBy('sent_at', 'desc')
      .offset(codesPerAddress - 1)
      .limit(1)
      .select('sent_at')
      .executeTakeFirst();
    if (full) {
      const free = full.sent_at.getTime() + hourMilliseconds;
      throw new Problem('otp-rate-limited', { retryAfter: secondsUntil(free, now) });
    }
    const id = newId(now);
    await trx
      .insertInto('code_sends')
      .values({ id, phone, address, code_hash: hashOfCode(code, phone, secret), sent_at: now })
      .execute();
    return id;
  });
}

/** Takes back a send that the gateway refused, so that it counts against nobody. */
export async function forgetSend(db: Db, id: string): Promise<void> {
  await db.deleteFrom('code_sends').where('id', '=', id).execute();
}

/* Text, because a sign-in is little else than these, and building them takes longer than sending them. */
const liveCodesText = `select id, code_hash, sent_at from code_sends
  where phone = $1 and sent_at > $2 and used_at is null order by sent_at desc limit 2`;
const spendTryText = `update code_sends set tries = tries + 1 where id = $1 and tries < $2 returning tries`;
const useCodesText = `update code_sends set used_at = $2 where phone = $1 and used_at is null returning id`;

type LiveCode = Pick<Selectable<Schema['code_sends']>, 'id' | 'code_hash' | 'sent_at'>;

type Check = { phone: string; code: string; secret: string; now: Date };

/**
 * Spends one try on a code. The last two sent codes are good for five minutes, so a code that travels slowly still
 * arrives in time; tries are counted on the newest and begin anew with it. A right code uses up all that were sent.
 * @throws {Problem} `otp-wrong` with the tries left, `otp-expired`, `otp-attempts-exhausted`
 */
export async function spendCode(db: Db, { phone, code, secret, now }: Check): Promise<void> {
  const since = new Date(now.getTime() - limits.otpLifeSeconds * 1000);
  const { rows: live } = await db.executeQuery<LiveCode>(CompiledQuery.raw(liveCodesText, [phone, since]));
  const newest = live[0];
  if (!newest) throw new Problem('otp-expired');
  const {
    rows: [spent],
  } = await db.executeQuery<{ tries: number }>(CompiledQuery.raw(spendTryText, [newest.id, limits.otpTries]));
  if (!spent) {
    const next = newest.sent_at.getTime() + limits.otpResendSeconds * 1000;
    const retryAfter = Math.max(0, Math.ceil((next - now.getTime()) / 1000));
    throw new Problem('otp-attempts-exhausted', { attemptsLeft: 0, retryAfter });
  }
  const given = Buffer.from(hashOfCode(code, phone, secret));
  const match = live.find(({ code_hash }) => timingSafeEqual(Buffer.from(code_hash), given));
  if (!match) {
    throw new Problem('otp-wrong', {
      fields: { otp: 'malformed' },
      attemptsLeft: limits.otpTries - spent.tries,
    });
  }
  // The same code in two tabs: whoever marks it first has used it.
  const { rows: used } = await db.executeQuery<{ id: string }>(CompiledQuery.raw(useCodesText, [phone, now]));
  if (!used.some(({ id }) => id === match.id)) throw new Problem('otp-expired');
}
