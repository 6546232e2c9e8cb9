import { randomUUID } from 'node:crypto';
import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs.ts';
import { type Mail, type MailProvider, MailRefused } from '../providers/mail.ts';

const purpose = 'send-mail';

type Waiting = Mail & { id: string; usableUntil: number | null };

/** Sends e-mails. */
export type Mailer = {
  /** Whether a mail server is configured. */
  isAvailable: boolean;
  /**
   * Puts a mail into the queue, sealed.
   * @param options.trx a transaction, with which the mail is sent or not
   * @param options.usableUntil when the mail is of no use any more, as one with a code
   */
  send(mail: Mail, options?: { trx?: Db; usableUntil?: Date }): Promise<void>;
};

/** Mails go through the queue, so that neither a slow server nor a restart loses one. */
export function queuedMail(jobs: Jobs, safe: Safe, isAvailable: boolean): Mailer {
  return {
    isAvailable,
    async send(mail, { trx, usableUntil } = {}) {
      const waiting: Waiting = { ...mail, id: randomUUID(), usableUntil: usableUntil?.getTime() ?? null };
      const sealed = safe.seal(Buffer.from(JSON.stringify(waiting)), purpose).toString('base64');
      await jobs.send('send-mail', { sealed }, trx);
    },
  };
}

/**
 * Hands a waiting mail to the mail server, unless it is of no use any more.
 * @throws what the provider throws when it may work another time; the queue tries again
 */
export async function deliverMail(
  { provider, safe, clock }: { provider: MailProvider; safe: Safe; clock: { now(): Date } },
  sealed: string,
  report: (error: unknown) => void,
): Promise<void> {
  const opened = safe.open(Buffer.from(sealed, 'base64'), purpose).toString();
  const { id, usableUntil, ...mail } = JSON.parse(opened) as Waiting;
  if (usableUntil !== null && clock.now().getTime() > usableUntil) return;
  try {
    await provider.deliver(mail, id);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    report(error);
  }
}
