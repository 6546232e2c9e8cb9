import { Counter } from 'prom-client';
import type { Safe } from '../confidential/safe.ts';
import type { Db } from '../db/database.ts';
import { circuitBreaker } from '../providers/circuit-breaker.ts';
import { type CodeContext, type SmsGateway, SmsRefused, SmsUnanswered } from '../providers/sms.ts';
import { codeWaiters } from './code-waiters.ts';
import { forgetSend, noteRefusal } from './one-time-codes.ts';
import {
  cancelCode,
  claimCodes,
  codeState,
  enqueueCode,
  expireCodes,
  type Outcome,
  returnCode,
  settleCode,
  type WaitingCode,
} from './waiting-codes.ts';

const sealPurpose = 'send-code';
const triesPerCode = 4;
/** The first pause before another try; later ones double. */
const firstPause = 500;
/** People who wait at once to hear of their codes; more would be answered too late anyway. */
const mostWaiters = 200;
/** Finds what another process left behind; a new code wakes the sender at once. */
const pollMilliseconds = 1000;

export const codesTotal = new Counter({
  name: 'sms_codes_total',
  help: 'One-time codes by what became of them: sent, unknown, failed, refused, expired',
  labelNames: ['outcome'],
  registers: [],
});

export type SendRate = {
  /** Messages that this process hands over at once. */
  concurrency: number;
  perSecond: number;
  /** How long the gateway may take for one message. */
  tryMilliseconds: number;
  /** How long somebody waits to hear whether the gateway took the message. */
  waitMilliseconds: number;
};

type Means = {
  db: Db;
  safe: Safe;
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
 * Sends codes through a queue in the database, at the gateway's speed and with turns by network. They lie there sealed and
 * outlive a restart; any number of processes may send. `sendCode` waits a short time for the outcome.
 */
export function codeSender(means: Means): CodeSender {
  const { db, safe, clock, rate } = means;
  const waiters = codeWaiters(db, means.report);
  const line = deliveries(means, { tell: waiters.tell, isAwaited: () => waiters.count() > 0 });
  return {
    start: line.start,
    stop: line.stop,
    async sendCode(phone, code, context) {
      if (line.isDown()) throw new Error('The SMS gateway is down.');
      if (waiters.count() >= mostWaiters) throw new Error('Too many wait for the SMS gateway.');
      const message: Message = { ...context, phone, code };
      const sealed = safe.seal(Buffer.from(JSON.stringify(message)), sealPurpose).toString('base64');
      const id = context.sendId;
      const waiter = waiters.join(id, rate.waitMilliseconds);
      try {
        await enqueueCode(db, { id, network: context.network, sealed, now: clock.now() });
        line.wake();
        const outcome = (await waiter.outcome) ?? (await codeState(db, id));
        if (outcome === 'failed' || (outcome === 'waiting' && (await cancelCode(db, id)))) {
          throw new Error('The SMS gateway did not take the message.');
        }
      } finally {
        waiter.leave();
      }
    },
  };
}

function deliveries(
  { db, safe, clock, gateway, rate, report }: Means,
  { tell, isAwaited }: { tell: (id: string, outcome: Outcome) => void; isAwaited: () => boolean },
) {
  const breaker = circuitBreaker();
  const running = new Set<Promise<void>>();
  /** Messages that the gateway took, or may have taken, and that the database could not note as such. */
  const unnoted = new Map<string, Outcome>();
  const allowance = tokenBucket(rate.perSecond);
  let pumping: Promise<void> | undefined;
  let isAsked = false;
  let timer: NodeJS.Timeout | undefined;

  function room(): number {
    const state = breaker.state(clock.now());
    if (state === 'open') return 0;
    const free = (state === 'half-open' ? 1 : rate.concurrency) - running.size;
    return Math.min(Math.max(0, free), allowance.left());
  }

  async function pump(): Promise<void> {
    for (let most = room(); timer && most > 0; most = room()) {
      // Before the claims on them end, or they would go out again.
      for (const [id, outcome] of unnoted) {
        await settleCode(db, id, outcome);
        unnoted.delete(id);
      }
      const claimed = await claimCodes(db, most, clock.now());
      if (claimed.length === 0) return;
      // The claim on a message that could not be noted may have ended just now.
      const unsent = claimed.filter(({ id }) => !unnoted.has(id));
      allowance.take(unsent.length);
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
    if (timer && running.size < rate.concurrency && allowance.left() < 1) {
      wakeIn(1000 / rate.perSecond);
    }
  }

  function wake(): void {
    // Without this the loop below would end before it is assigned.
    if (!timer) return;
    isAsked = true;
    pumping ??= (async () => {
      while (isAsked && timer) {
        isAsked = false;
        await pump().catch(report);
      }
      pumping = undefined;
    })();
  }

  /** For messages that must not go out again. */
  async function keep(id: string, outcome: 'sent' | 'unknown'): Promise<void> {
    codesTotal.inc({ outcome });
    await settleCode(db, id, outcome).catch((error: unknown) => {
      unnoted.set(id, outcome);
      report(error);
    });
    tell(id, outcome);
  }

  async function giveUp(id: string, counted: 'refused' | 'failed'): Promise<void> {
    // First, because whoever hears of a failure forgets a send that was not refused.
    if (counted === 'refused') await noteRefusal(db, id, clock.now());
    await settleCode(db, id, 'failed');
    codesTotal.inc({ outcome: counted });
    await forgetSend(db, id);
    tell(id, 'failed');
  }

  /** Whether somebody still waits for the outcome, and another try would end after they were answered. */
  function isTooLateToTell(askedAt: number, next: number): boolean {
    const answerAt = askedAt + rate.waitMilliseconds;
    return clock.now().getTime() < answerAt && next + rate.tryMilliseconds > answerAt;
  }

  async function deliver(waiting: WaitingCode): Promise<void> {
    const { id, sealed } = waiting;
    try {
      const opened = safe.open(Buffer.from(sealed, 'base64'), sealPurpose).toString();
      const { phone, code, ...context } = JSON.parse(opened) as Message;
      await gateway.sendCode(phone, code, context);
    } catch (error) {
      report(error);
      return afterFailure(waiting, error);
    }
    breaker.succeeded();
    await keep(id, 'sent');
  }

  async function afterFailure({ id, asked_at, tries }: WaitingCode, error: unknown): Promise<void> {
    if (error instanceof SmsRefused) {
      breaker.succeeded();
      await giveUp(id, 'refused');
      return;
    }
    breaker.failed(clock.now());
    if (error instanceof SmsUnanswered) {
      await keep(id, 'unknown');
      return;
    }
    const next = clock.now().getTime() + firstPause * 2 ** (tries - 1);
    const isLast = tries >= triesPerCode || isTooLateToTell(asked_at.getTime(), next);
    if (isLast) await giveUp(id, 'failed');
    else {
      await returnCode(db, id, new Date(next));
      wakeIn(next - clock.now().getTime());
    }
  }

  /** Wakes when a message may be tried again, which is sooner than the next poll. */
  const wakeIn = (milliseconds: number) => setTimeout(wake, milliseconds).unref();

  async function poll(): Promise<void> {
    const expired = await expireCodes(db, clock.now());
    for (const id of expired) {
      codesTotal.inc({ outcome: 'expired' });
      await forgetSend(db, id);
      tell(id, 'failed');
    }
    wake();
  }

  return {
    wake,
    /** Whether nobody else should wait: the gateway is left alone, or one message is finding out whether it is back. */
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
      await pumping;
      await Promise.all(running);
    },
  };
}

/** Lets through so many a second, and as many at once as a tenth of a second has. */
function tokenBucket(perSecond: number) {
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
