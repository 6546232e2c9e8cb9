import { Counter } from 'prom-client';
import type { SendRate } from '#server/platform/config/code-rate-limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { AtRestCipher } from '#server/platform/encryption/at-rest-cipher.ts';
import { createCircuitBreaker } from '#server/platform/providers/circuit-breaker.ts';
import {
  type CodeContext,
  type SmsGateway,
  SmsRefused,
  SmsTimedOut,
} from '#server/platform/sms/sms.ts';
import { deleteFailedSend, recordRefusedSend } from '../repository/code-sends.ts';
import {
  type CodeOutcome,
  cancelCode,
  claimCodes,
  enqueueCode,
  expireCodes,
  findCodeState,
  type QueuedCode,
  recordCodeOutcome,
  requeueCode,
} from '../repository/waiting-codes.ts';
import { createCodeOutcomeWaiters } from './code-outcome-waiters.ts';

const encryptionContext = 'send-code';
const maxTriesPerCode = 4;
/** The first pause before another try; later ones double. */
const firstRetryDelay = 500;
/** People who wait at once to hear of their codes; more would be answered too late anyway. */
const maxWaiters = 200;
/** Finds what another process left behind; a new code wakes the sender at once. */
const pollMilliseconds = 1000;

export const codesTotal = new Counter({
  name: 'sms_codes_total',
  help: 'One-time codes by what became of them: sent, unknown, failed, refused, expired',
  labelNames: ['outcome'],
  registers: [],
});

type CodeSenderDeps = {
  db: Db;
  safe: AtRestCipher;
  clock: { now(): Date };
  gateway: SmsGateway;
  rate: SendRate;
  /** Told of failures that no request hears of. */
  report: (error: unknown) => void;
};

export type CodeSender = SmsGateway & {
  /** Begins to hand over what waits. */
  start(): void;
  /** Ends once what is being handed over has ended. */
  stop(): Promise<void>;
};

type Message = CodeContext & { phone: string; code: string };

/**
 * Sends codes through a queue in the database, at the gateway's speed and with turns by network.
 * They lie there sealed and outlive a restart; any number of processes may send. `sendCode` waits a
 * short time for the outcome.
 */
export function createCodeSender(means: CodeSenderDeps): CodeSender {
  const { db, safe, clock, rate } = means;
  const waiters = createCodeOutcomeWaiters(db, means.report);
  const queue = createDeliveryQueue(means, {
    tell: waiters.tell,
    isAwaited: () => waiters.count() > 0,
  });
  return {
    start: queue.start,
    stop: queue.stop,
    async sendCode(phone, code, context) {
      if (queue.isDown()) throw new Error('The SMS gateway is down.');
      if (waiters.count() >= maxWaiters) throw new Error('Too many wait for the SMS gateway.');
      const message: Message = { ...context, phone, code };
      const sealed = safe
        .encrypt(Buffer.from(JSON.stringify(message)), encryptionContext)
        .toString('base64');
      const id = context.sendId;
      const waiter = waiters.join(id, rate.waitMilliseconds);
      try {
        await enqueueCode(db, { id, network: context.network, sealed, now: clock.now() });
        queue.wake();
        const outcome = (await waiter.outcome) ?? (await findCodeState(db, id));
        if (outcome === 'failed' || (outcome === 'waiting' && (await cancelCode(db, id)))) {
          throw new Error('The SMS gateway did not take the message.');
        }
      } finally {
        waiter.leave();
      }
    },
  };
}

function createDeliveryQueue(
  { db, safe, clock, gateway, rate, report }: CodeSenderDeps,
  {
    tell,
    isAwaited,
  }: { tell: (id: string, outcome: CodeOutcome) => void; isAwaited: () => boolean },
) {
  const breaker = createCircuitBreaker();
  const running = new Set<Promise<void>>();
  /**
   * Messages that the gateway took, or may have taken, and that the database could not note as
   * such.
   */
  const unrecorded = new Map<string, CodeOutcome>();
  const rateLimiter = createTokenBucket(rate.perSecond);
  let sending: Promise<void> | undefined;
  let isWakeRequested = false;
  let timer: NodeJS.Timeout | undefined;

  function availableSlots(): number {
    const state = breaker.state(clock.now());
    if (state === 'open') return 0;
    const free = (state === 'half-open' ? 1 : rate.concurrency) - running.size;
    return Math.min(Math.max(0, free), rateLimiter.left());
  }

  async function sendClaimed(): Promise<void> {
    for (let most = availableSlots(); timer && most > 0; most = availableSlots()) {
      // Before the claims on them end, or they would go out again.
      for (const [id, outcome] of unrecorded) {
        await recordCodeOutcome(db, id, outcome);
        unrecorded.delete(id);
      }
      const claimed = await claimCodes(db, most, clock.now());
      if (claimed.length === 0) return;
      // The claim on a message that could not be noted may have ended just now.
      const unsent = claimed.filter(({ id }) => !unrecorded.has(id));
      rateLimiter.take(unsent.length);
      for (const code of unsent) {
        const delivery = deliver(code)
          .catch(report)
          .finally(() => {
            running.delete(delivery);
            wake();
          });
        running.add(delivery);
      }
    }
    if (timer && running.size < rate.concurrency && rateLimiter.left() < 1) {
      wakeIn(1000 / rate.perSecond);
    }
  }

  function wake(): void {
    // Without this the loop below would end before it is assigned.
    if (!timer) return;
    isWakeRequested = true;
    sending ??= (async () => {
      while (isWakeRequested && timer) {
        isWakeRequested = false;
        await sendClaimed().catch(report);
      }
      sending = undefined;
    })();
  }

  /** For messages that must not go out again. */
  async function recordDelivered(id: string, outcome: 'sent' | 'unknown'): Promise<void> {
    codesTotal.inc({ outcome });
    await recordCodeOutcome(db, id, outcome).catch((error: unknown) => {
      unrecorded.set(id, outcome);
      report(error);
    });
    tell(id, outcome);
  }

  async function recordFailure(id: string, counted: 'refused' | 'failed'): Promise<void> {
    // First, because whoever hears of a failure forgets a send that was not refused.
    if (counted === 'refused') await recordRefusedSend(db, id, clock.now());
    await recordCodeOutcome(db, id, 'failed');
    codesTotal.inc({ outcome: counted });
    await deleteFailedSend(db, id);
    tell(id, 'failed');
  }

  /**
   * Whether somebody still waits for the outcome, and another try would end after they were
   * answered.
   */
  function isTooLateToTell(askedAt: number, next: number): boolean {
    const answerAt = askedAt + rate.waitMilliseconds;
    return clock.now().getTime() < answerAt && next + rate.tryMilliseconds > answerAt;
  }

  async function deliver(waiting: QueuedCode): Promise<void> {
    const { id, sealed } = waiting;
    try {
      const opened = safe.decrypt(Buffer.from(sealed, 'base64'), encryptionContext).toString();
      const { phone, code, ...context } = JSON.parse(opened) as Message;
      await gateway.sendCode(phone, code, context);
    } catch (error) {
      report(error);
      return afterFailure(waiting, error);
    }
    breaker.succeeded();
    await recordDelivered(id, 'sent');
  }

  async function afterFailure({ id, asked_at, tries }: QueuedCode, error: unknown): Promise<void> {
    if (error instanceof SmsRefused) {
      breaker.succeeded();
      await recordFailure(id, 'refused');
      return;
    }
    breaker.failed(clock.now());
    if (error instanceof SmsTimedOut) {
      await recordDelivered(id, 'unknown');
      return;
    }
    const next = clock.now().getTime() + firstRetryDelay * 2 ** (tries - 1);
    const isLast = tries >= maxTriesPerCode || isTooLateToTell(asked_at.getTime(), next);
    if (isLast) await recordFailure(id, 'failed');
    else {
      await requeueCode(db, id, new Date(next));
      wakeIn(next - clock.now().getTime());
    }
  }

  /** Wakes when a message may be tried again, which is sooner than the next poll. */
  const wakeIn = (milliseconds: number) => setTimeout(wake, milliseconds).unref();

  async function poll(): Promise<void> {
    const expired = await expireCodes(db, clock.now());
    for (const id of expired) {
      codesTotal.inc({ outcome: 'expired' });
      await deleteFailedSend(db, id);
      tell(id, 'failed');
    }
    wake();
  }

  return {
    wake,
    /**
     * Whether nobody else should wait: the gateway is left alone, or one message is finding out
     * whether it is back.
     */
    isDown() {
      const state = breaker.state(clock.now());
      return state === 'open' || (state === 'half-open' && (running.size > 0 || isAwaited()));
    },
    start() {
      timer = setInterval(() => void poll().catch(report), pollMilliseconds);
      timer.unref();
      void poll().catch(report);
    },
    async stop() {
      clearInterval(timer);
      timer = undefined;
      await sending;
      await Promise.all(running);
    },
  };
}

/** Lets through so many a second, and as many at once as a tenth of a second has. */
function createTokenBucket(perSecond: number) {
  const most = Math.max(1, perSecond / 10);
  let tokens = most;
  let at = performance.now();
  const refill = () => {
    const now = performance.now();
    tokens = Math.min(most, tokens + ((now - at) / 1000) * perSecond);
    at = now;
  };
  return {
    left() {
      refill();
      return Math.floor(tokens);
    },
    take(count: number) {
      tokens -= count;
    },
  };
}
