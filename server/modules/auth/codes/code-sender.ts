import { createCircuitBreaker } from '#server/platform/providers/circuit-breaker.ts';
import { createPollLoop } from '#server/platform/queue/poll-loop.ts';
import type { SmsGateway } from '#server/platform/sms/sms.ts';
import {
  cancelCode,
  claimCodes,
  enqueueCode,
  expireCodes,
  findCodeState,
} from '../repository/waiting-codes.ts';
import {
  type CodeDeliveryDeps,
  type CodeOutcomes,
  createCodeOutcomes,
  deliverCode,
  encryptMessage,
} from './code-delivery.ts';
import { createCodeOutcomeWaiters } from './code-outcome-waiters.ts';
import { createTokenBucket } from './token-bucket.ts';

/** Requests that may wait for their codes at once; more would be answered too late. */
const maxWaiters = 200;
/** Finds what another process left behind; a new code wakes the sender at once. */
const pollMilliseconds = 1000;

export type CodeSender = SmsGateway & {
  /** Starts to send what waits. */
  start(): void;
  /** Ends once running sends have ended. */
  stop(): Promise<void>;
};

/**
 * Sends codes through a queue in the database, at the gateway's speed and with turns by network.
 * They are encrypted there and survive a restart; any number of processes may send. `sendCode`
 * waits a short time for the outcome.
 */
export function createCodeSender(deps: CodeDeliveryDeps): CodeSender {
  const { db, cipher, clock, rate } = deps;
  const waiters = createCodeOutcomeWaiters(db, deps.report);
  const outcomes = createCodeOutcomes({ ...deps, notify: waiters.notify });
  const queue = createDeliveryQueue(deps, outcomes, () => waiters.count() > 0);
  return {
    start: queue.start,
    stop: queue.stop,
    async sendCode(phone, code, context) {
      if (queue.isDown()) throw new Error('The SMS gateway is down.');
      if (waiters.count() >= maxWaiters) throw new Error('Too many wait for the SMS gateway.');
      const sealed = encryptMessage(cipher, { ...context, phone, code });
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

/** @param isAwaited whether a request waits for the outcome of a code */
function createDeliveryQueue(
  deps: CodeDeliveryDeps,
  outcomes: CodeOutcomes,
  isAwaited: () => boolean,
) {
  const { db, clock, rate, report } = deps;
  const breaker = createCircuitBreaker();
  const tokens = createTokenBucket(rate.perSecond);
  const running = new Set<Promise<void>>();
  const loop = createPollLoop({
    run: sendClaimed,
    beforePoll: expire,
    interval: pollMilliseconds,
    report,
  });
  const delivery = { breaker, outcomes, wakeIn: loop.wakeIn };

  function availableSlots(): number {
    const state = breaker.state(clock.now());
    if (state === 'open') return 0;
    const free = (state === 'half-open' ? 1 : rate.concurrency) - running.size;
    return Math.min(Math.max(0, free), tokens.left());
  }

  async function sendClaimed(): Promise<void> {
    for (let most = availableSlots(); loop.isStarted() && most > 0; most = availableSlots()) {
      await outcomes.recordUnrecorded();
      const claimed = await claimCodes(db, most, clock.now());
      if (claimed.length === 0) return;
      // The claim on a message that could not be noted may have ended just now.
      const unsent = claimed.filter(({ id }) => !outcomes.isUnrecorded(id));
      tokens.take(unsent.length);
      for (const code of unsent) {
        const sending = deliverCode(deps, delivery, code)
          .catch(report)
          .finally(() => {
            running.delete(sending);
            loop.wake();
          });
        running.add(sending);
      }
    }
    if (running.size < rate.concurrency && tokens.left() < 1) loop.wakeIn(1000 / rate.perSecond);
  }

  async function expire(): Promise<void> {
    for (const id of await expireCodes(db, clock.now())) await outcomes.recordExpired(id);
  }

  return {
    wake: loop.wake,
    start: loop.start,
    /** Whether new messages are refused: the gateway is paused, or one message is probing it. */
    isDown() {
      const state = breaker.state(clock.now());
      return state === 'open' || (state === 'half-open' && (running.size > 0 || isAwaited()));
    },
    async stop() {
      await loop.stop();
      await Promise.all(running);
    },
  };
}
