import { Counter } from 'prom-client';
import type { SendRate } from '#server/platform/config/code-rate-limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import type { CircuitBreaker } from '#server/platform/providers/circuit-breaker.ts';
import {
  type CodeContext,
  type SmsGateway,
  SmsRefused,
  SmsTimedOut,
} from '#server/platform/sms/sms.ts';
import { deleteFailedSend, recordRefusedSend } from '../repository/code-sends.ts';
import {
  type CodeOutcome,
  type QueuedCode,
  recordCodeOutcome,
  requeueCode,
} from '../repository/waiting-codes.ts';

const encryptionContext = 'send-code';
const maxTriesPerCode = 4;
/** The first pause before another try; later ones double. */
const firstRetryDelay = 500;

export const countedOutcomes = ['sent', 'unknown', 'failed', 'refused', 'expired'] as const;

export const codesTotal = new Counter({
  name: 'sms_codes_total',
  help: `One-time codes by outcome: ${countedOutcomes.join(', ')}`,
  labelNames: ['outcome'],
  registers: [],
});

type Message = CodeContext & { phone: string; code: string };

export function encryptMessage(cipher: AtRestCipher, message: Message): string {
  return cipher.encrypt(Buffer.from(JSON.stringify(message)), encryptionContext).toString('base64');
}

function decryptMessage(cipher: AtRestCipher, sealed: string): Message {
  return JSON.parse(cipher.decrypt(Buffer.from(sealed, 'base64'), encryptionContext).toString());
}

export type CodeDeliveryDeps = {
  db: Db;
  cipher: AtRestCipher;
  clock: { now(): Date };
  gateway: SmsGateway;
  rate: SendRate;
  /** Reports failures that no request sees. */
  report: (error: unknown) => void;
};

type OutcomeDeps = Pick<CodeDeliveryDeps, 'db' | 'clock' | 'report'> & {
  notify: (id: string, outcome: CodeOutcome) => void;
};

export type CodeOutcomes = ReturnType<typeof createCodeOutcomes>;

/** Records the outcome of each code, and notifies the requests that wait for it. */
export function createCodeOutcomes({ db, clock, report, notify }: OutcomeDeps) {
  /**
   * Messages that the gateway took, or may have taken, and that the database could not note as
   * such.
   */
  const unrecorded = new Map<string, CodeOutcome>();
  return {
    isUnrecorded: (id: string) => unrecorded.has(id),
    /** Before the claims on them end, or they would be sent again. */
    async recordUnrecorded(): Promise<void> {
      for (const [id, outcome] of unrecorded) {
        await recordCodeOutcome(db, id, outcome);
        unrecorded.delete(id);
      }
    },
    /** For messages that must not be sent again. */
    async recordDelivered(id: string, outcome: 'sent' | 'unknown'): Promise<void> {
      codesTotal.inc({ outcome });
      await recordCodeOutcome(db, id, outcome).catch((error: unknown) => {
        unrecorded.set(id, outcome);
        report(error);
      });
      notify(id, outcome);
    },
    async recordFailure(id: string, counted: 'refused' | 'failed'): Promise<void> {
      // First, because a caller that sees a failure forgets a send that was not refused.
      if (counted === 'refused') await recordRefusedSend(db, id, clock.now());
      await recordCodeOutcome(db, id, 'failed');
      await deleteFailedSend(db, id);
      codesTotal.inc({ outcome: counted });
      notify(id, 'failed');
    },
    async recordExpired(id: string): Promise<void> {
      await deleteFailedSend(db, id);
      codesTotal.inc({ outcome: 'expired' });
      notify(id, 'failed');
    },
  };
}

type Delivery = { breaker: CircuitBreaker; outcomes: CodeOutcomes; wakeIn: (ms: number) => void };

/** Hands one message to the gateway. Failures are recorded or tried again, and never thrown. */
export async function deliverCode(
  deps: CodeDeliveryDeps,
  delivery: Delivery,
  queued: QueuedCode,
): Promise<void> {
  try {
    const { phone, code, ...context } = decryptMessage(deps.cipher, queued.sealed);
    await deps.gateway.sendCode(phone, code, context);
  } catch (error) {
    deps.report(error);
    return afterFailure(deps, delivery, queued, error);
  }
  delivery.breaker.succeeded();
  await delivery.outcomes.recordDelivered(queued.id, 'sent');
}

async function afterFailure(
  { db, clock, rate }: CodeDeliveryDeps,
  { breaker, outcomes, wakeIn }: Delivery,
  { id, asked_at: askedAt, tries }: QueuedCode,
  error: unknown,
): Promise<void> {
  if (error instanceof SmsRefused) {
    breaker.succeeded();
    return outcomes.recordFailure(id, 'refused');
  }
  breaker.failed(clock.now());
  if (error instanceof SmsTimedOut) return outcomes.recordDelivered(id, 'unknown');
  const now = clock.now().getTime();
  const next = now + firstRetryDelay * 2 ** (tries - 1);
  // Waiting requests are answered then. Another try must not end after that.
  const answerAt = askedAt.getTime() + rate.waitMilliseconds;
  const isTooLateToTell = now < answerAt && next + rate.tryMilliseconds > answerAt;
  if (tries >= maxTriesPerCode || isTooLateToTell) return outcomes.recordFailure(id, 'failed');
  await requeueCode(db, id, new Date(next));
  // Sooner than the next poll.
  wakeIn(next - clock.now().getTime());
}
