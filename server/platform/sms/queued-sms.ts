import type { Db } from '../database/database-types.ts';
import type { AtRestCipher } from '../encryption/at-rest-cipher.ts';
import type { Jobs } from '../queue/job-types.ts';
import { SmsRefused } from './sms.ts';
import type { NoticeGateway, SmsNotice } from './sms-notices.ts';

const purpose = 'send-text';

type QueuedNotice = SmsNotice & { phone: string };

/** Sends notices by text message. */
export type SmsNoticeQueue = {
  /** Puts a notice into the queue, sealed; with a transaction it is sent or not with that. */
  send(notice: QueuedNotice, options?: { trx?: Db }): Promise<void>;
};

/** Notices go through the queue, so that neither a slow gateway nor a restart loses one. */
export function createSmsNoticeQueue(jobs: Jobs, cipher: AtRestCipher): SmsNoticeQueue {
  return {
    async send(notice, { trx } = {}) {
      const sealed = cipher
        .encrypt(Buffer.from(JSON.stringify(notice)), purpose)
        .toString('base64');
      await jobs.send('send-text', { sealed }, trx);
    },
  };
}

/**
 * Hands a waiting notice to the gateway.
 * @throws what the gateway throws when it may work another time; the queue tries again
 */
export async function deliverSmsNotice(
  { gateway, cipher }: { gateway: NoticeGateway; cipher: AtRestCipher },
  sealed: string,
  report: (error: unknown) => void,
): Promise<void> {
  const opened = cipher.decrypt(Buffer.from(sealed, 'base64'), purpose).toString();
  const { phone, ...notice } = JSON.parse(opened) as QueuedNotice;
  try {
    await gateway.sendNotice(phone, notice);
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    report(error);
  }
}
