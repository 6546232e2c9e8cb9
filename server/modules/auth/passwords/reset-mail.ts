import { fallbackLanguage } from '#domain/language/languages.ts';
import { findAppLanguage } from '#server/modules/notices/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { findStaffPosition } from '../repository/staff-passwords.ts';
import { createPasswordReset } from './password-resets.ts';
import { passwordResetMail } from './reset-mail-texts.ts';

const purpose = 'password-reset';

/** Waiting requests; a process handles a hundred a second. */
const maxWaiting = 1000;

type MailDeps = Pick<Deps, 'db' | 'clock' | 'cipher' | 'mail' | 'jobs'>;

/**
 * The address for setting a new password. The token follows the `#`, so no server and no log sees
 * it.
 */
export const passwordResetUrl = (origin: string, token: string): string =>
  `${origin}/reset-password#token=${token}`;

/**
 * Whether another request would be handled soon.
 * @throws {Problem} `server-busy`
 */
export async function requireResetQueueCapacity({ jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  const waiting = await jobs.countWaiting('reset-password', maxWaiting);
  if (waiting >= maxWaiting) throw new Problem('server-busy', { retryAfter: 10 });
}

/**
 * Queues a password reset for an address. The queue looks the address up, so the reply takes the
 * same time for everybody.
 */
export async function enqueueResetMail(
  { jobs, cipher }: Pick<Deps, 'jobs' | 'cipher'>,
  wish: { email: string; origin: string },
): Promise<void> {
  const sealed = cipher.encrypt(Buffer.from(JSON.stringify(wish)), purpose).toString('base64');
  await jobs.send('reset-password', { sealed });
}

/**
 * Creates the link and queues its mail. Does nothing for an unknown address, or without a mail
 * server.
 */
export async function sendResetMail(
  { db, clock, cipher, mail }: MailDeps,
  sealed: string,
): Promise<void> {
  if (!mail.isAvailable) return;
  const opened = cipher.decrypt(Buffer.from(sealed, 'base64'), purpose).toString();
  const { email, origin } = JSON.parse(opened) as { email: string; origin: string };
  const person = await findStaffPosition(db, email);
  if (!person || person.position.accountStatus === 'blocked') return;
  await db.transaction().execute(async (trx) => {
    const { token, expiresAt } = await createPasswordReset(trx, person.id, 'mail', clock.now());
    const language = (await findAppLanguage(trx, person.id)) ?? fallbackLanguage;
    const resetMailText = passwordResetMail(language, passwordResetUrl(origin, token));
    await mail.send({ to: email, ...resetMailText }, { trx, usableUntil: expiresAt });
  });
}
