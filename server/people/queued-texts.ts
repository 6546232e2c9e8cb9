import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs.ts';
import { SmsRefused } from '../providers/sms.ts';
import type { NoticeGateway, SmsNotice } from '../providers/sms-notices.ts';

const purpose = 'send-text';

type Waiting = SmsNotice & { phone: string };

/** Sends notices by text message. */
export type Texter = {
  /** Puts a notice into the queue, sealed; with a transaction it is sent or not with that. */
  send(notice: Waiting, options?: { trx?: Db }): Promise<void>;
};

/** Notices go through the queue, so that neither a slow gateway nor a restart loses one. */
export function queuedTexts(jobs: Jobs, safe: Safe): Texter {
  return {
    async send(notice, { trx } = {}) {
      const sealed = safe.seal(Buffer.from(JSON.stringify(notice)), purpose).toString('base64');
      await jobs.send('send-text', { sealed }, trx);
    },
  };
}

/**
 * Hands a waiting notice to the gateway.
 * @throws what the gateway throws when it may work another time; the queue tries again
 */
export async function deliverText(
  { gateway, safe }: { gateway: NoticeGateway; safe: Safe },
  sealed: string,
  report: (error: unknown) => void,
): Promise<void> {
  const opened = safe.open(Buffer.from(sealed, 'base64'), purpose).toString();
  const { phone, ...notice } = JSON.parse(opened) as Waiting;
  try {
    await gateway.sendNotice(phone, notice);
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    report(error);
  }
}
