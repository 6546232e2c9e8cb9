import { limits } from '#domain/limits.ts';
import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import type { Jobs } from '../jobs.ts';
import { type CodeContext, type SmsGateway, SmsRefused } from '../providers/sms.ts';
import { forgetSend } from './one-time-codes.ts';

const purpose = 'send-code';

type Waiting = CodeContext & { phone: string; code: string; askedAt: number };

type Means = { safe: Safe; clock: { now(): Date } };

/** Sends codes through the queue, so that neither a slow gateway nor a restart loses one. They lie there sealed. */
export function queuedCodes(jobs: Jobs, { safe, clock }: Means): SmsGateway {
  return {
    async sendCode(phone, code, context) {
      const waiting: Waiting = { ...context, phone, code, askedAt: clock.now().getTime() };
      const sealed = safe.seal(Buffer.from(JSON.stringify(waiting)), purpose).toString('base64');
      await jobs.send('send-code', { sealed });
    },
  };
}

/**
 * Hands a waiting code to the gateway, unless it has expired meanwhile. A refusal for good counts against nobody.
 * @throws what the gateway throws when it may work another time; the queue tries again
 */
export async function deliverCode(
  { gateway, db, safe, clock }: Means & { gateway: SmsGateway; db: Db },
  sealed: string,
  report: (error: unknown) => void,
): Promise<void> {
  const opened = safe.open(Buffer.from(sealed, 'base64'), purpose).toString();
  const { phone, code, askedAt, ...context } = JSON.parse(opened) as Waiting;
  if (clock.now().getTime() - askedAt > limits.otpLifeSeconds * 1000) return;
  try {
    await gateway.sendCode(phone, code, context);
  } catch (error) {
    if (!(error instanceof SmsRefused)) throw error;
    await forgetSend(db, context.sendId);
    report(error);
  }
}
