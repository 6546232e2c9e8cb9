import { fallbackLanguage } from '#domain/languages.ts';
import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { languageOf } from './notices.ts';
import { makePasswordReset } from './password-resets.ts';
import { resetMail } from './reset-mail-texts.ts';

const purpose = 'password-reset';

/** Wishes that wait; a process works on a hundred a second. */
const mostWaiting = 1000;

type MailDeps = Pick<Deps, 'db' | 'clock' | 'safe' | 'mail' | 'jobs'>;

/** Where somebody sets a new password. The token stands behind the `#`, which no server and no log sees. */
export const resetAddress = (origin: string, token: string): string =>
  `${origin}/reset-password#token=${token}`;

/**
 * Whether another wish would be worked on soon.
 * @throws {Problem} `server-busy`
 */
export async function requireShortResetQueue({ jobs }: Pick<Deps, 'jobs'>): Promise<void> {
  const waiting = await jobs.countWaiting('reset-password', mostWaiting);
  if (waiting >= mostWaiting) throw new Problem('server-busy', { retryAfter: 10 });
}

/**
 * Orders a link to a new password for whoever signs in by this address. The queue finds out whether that is anybody, so
 * that the reply takes the same time for everybody.
 */
export async function orderResetMail(
  { jobs, safe }: Pick<Deps, 'jobs' | 'safe'>,
  wish: { email: string; origin: string },
): Promise<void> {
  const sealed = safe.seal(Buffer.from(JSON.stringify(wish)), purpose).toString('base64');
  await jobs.send('reset-password', { sealed });
}

/** Makes the link and puts its mail into the queue; does nothing for an address that nobody has, or without a mail server. */
export async function sendResetMail({ db, clock, safe, mail }: MailDeps, sealed: string): Promise<void> {
  if (!mail.isAvailable) return;
  const opened = safe.open(Buffer.from(sealed, 'base64'), purpose).toString();
  const { email, origin } = JSON.parse(opened) as { email: string; origin: string };
  const person = await db
    .selectFrom('people')
    .innerJoin('identities', 'identities.person_id', 'people.id')
    .where('identities.kind', '=', 'INTERNAL')
    .where('identities.subject', '=', email)
    .select(['people.id', 'people.position'])
    .executeTakeFirst();
  if (!person || person.position.standing === 'blocked') return;
  await db.transaction().execute(async (trx) => {
    const { token, expiresAt } = await makePasswordReset(trx, person.id, 'mail', clock.now());
    const language = (await languageOf(trx, person.id)) ?? fallbackLanguage;
    const letter = resetMail(language, resetAddress(origin, token));
    await mail.send({ to: email, ...letter }, { trx, usableUntil: expiresAt });
  });
}
