import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database-types.ts';
import type { AtRestCipher } from '../encryption/at-rest-cipher.ts';
import type { Jobs } from '../queue/job-types.ts';
import { type Mail, type MailProvider, MailRefused } from './mail.ts';

const purpose = 'send-mail';

type QueuedMail = Mail & { id: string; usableUntil: number | null };

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
export function createMailQueue(jobs: Jobs, cipher: AtRestCipher, isAvailable: boolean): Mailer {
  return {
    isAvailable,
    async send(mail, { trx, usableUntil } = {}) {
      const waiting: QueuedMail = {
        ...mail,
        id: randomUUID(),
        usableUntil: usableUntil?.getTime() ?? null,
      };
      const sealed = cipher
        .encrypt(Buffer.from(JSON.stringify(waiting)), purpose)
        .toString('base64');
      await jobs.send('send-mail', { sealed }, trx);
    },
  };
}

/**
 * Hands a waiting mail to the mail server, unless it is of no use any more.
 * @throws what the provider throws when it may work another time; the queue tries again
 */
export async function deliverMail(
  {
    provider,
    cipher,
    clock,
  }: { provider: MailProvider; cipher: AtRestCipher; clock: { now(): Date } },
  sealed: string,
  report: (error: unknown) => void,
): Promise<void> {
  const opened = cipher.decrypt(Buffer.from(sealed, 'base64'), purpose).toString();
  const { id, usableUntil, ...mail } = JSON.parse(opened) as QueuedMail;
  if (usableUntil !== null && clock.now().getTime() > usableUntil) return;
  try {
    await provider.deliver(mail, id);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    report(error);
  }
}
