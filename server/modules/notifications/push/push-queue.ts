import { Counter } from 'prom-client';
import { effectDelay } from '#server/modules/review/index.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import {
  type CircuitBreaker,
  createCircuitBreaker,
} from '#server/platform/providers/circuit-breaker.ts';
import { findPushService } from '#server/platform/push/push-settings.ts';
import {
  PushGone,
  type PushMessage,
  type PushSender,
  PushUnavailable,
} from '#server/platform/push/web-push.ts';
import { createPollLoop } from '#server/platform/queue/poll-loop.ts';
import {
  type ClaimedPush,
  claimPushes,
  type DeviceTarget,
  postponeDeliveries,
  pushEnd,
  recordSentPushes,
  settleDeliveries,
} from '../repository/deliveries.ts';
import { deleteGoneDevice } from '../repository/push-subscriptions.ts';
import { pushMessage } from './push-payload.ts';
import { planPushes } from './push-plan.ts';

/** Notifications that a process sends at once. */
const concurrency = 50;
/** Finds new notifications and what another process left behind. In ms. */
const pollInterval = 1000;
/** Between two tries; the first, and the limit of the growing pauses. In seconds. */
const firstRetryDelay = 30;
const maxRetryDelay = 3600;

export const pushesTotal = new Counter({
  name: 'push_messages_total',
  help: 'Push messages to devices by outcome: sent, gone, refused, unavailable',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['sent', 'gone', 'refused', 'unavailable']) pushesTotal.inc({ outcome }, 0);

type QueueDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'undoSeconds'>;
  push: PushSender;
  /** Reports failures that no request sees. */
  report: (error: unknown) => void;
};

export type PushQueue = { start(): void; stop(): Promise<void> };

/**
 * Pushes notifications to devices, from a queue in the database that any number of processes share.
 * A message whose outcome could not be recorded is sent again; devices show it once.
 */
export function createPushQueue(deps: QueueDeps): PushQueue {
  const { db, clock, report } = deps;
  const { undoSeconds } = deps.config;
  const running = new Set<Promise<void>>();
  let busy = 0;
  const sendToDevice = createDeviceSender(deps);
  const loop = createPollLoop({ run: sendClaimed, interval: pollInterval, report });

  async function sendClaimed(): Promise<void> {
    // Not one by one, which would cost as many statements.
    while (loop.isStarted() && busy <= concurrency / 2) {
      const now = clock.now();
      const undoable = new Date(now.getTime() - effectDelay(undoSeconds));
      const claimed = await claimPushes(db, concurrency - busy, { now, undoable });
      if (claimed.length === 0) return;
      for (const pushes of Map.groupBy(claimed, ({ person_id }) => person_id).values()) {
        busy += pushes.length;
        const sending = deliver(deps, sendToDevice, pushes)
          .catch(report)
          .finally(() => {
            busy -= pushes.length;
            running.delete(sending);
            loop.wake();
          });
        running.add(sending);
      }
    }
  }

  return {
    start: loop.start,
    async stop() {
      await loop.stop();
      await Promise.all(running);
    },
  };
}

type SendToDevice = ReturnType<typeof createDeviceSender>;

/** @param pushes of one person */
async function deliver(
  deps: QueueDeps,
  sendToDevice: SendToDevice,
  pushes: ClaimedPush[],
): Promise<void> {
  const { db, clock } = deps;
  const { expired, skipped, postponed, messages } = planPushes(pushes, clock.now());
  if (expired.length > 0) await settleDeliveries(db, 'push', idsOf(expired), 'expired');
  if (skipped.length > 0) await settleDeliveries(db, 'push', idsOf(skipped), 'skipped');
  for (const { push, until } of postponed)
    await postponeDeliveries(db, 'push', [push.id], { tryAt: until });
  await Promise.all(messages.map((message) => sendMessage(deps, sendToDevice, message)));
}

const idsOf = (pushes: readonly ClaimedPush[]) => pushes.map(({ id }) => id);

/** Sends one message to all devices of its person. */
async function sendMessage(
  { db, clock }: QueueDeps,
  sendToDevice: SendToDevice,
  pushes: ClaimedPush[],
): Promise<void> {
  const [first] = pushes;
  if (!first) return;
  const lifetime = (pushEnd(first.created_at).getTime() - clock.now().getTime()) / 1000;
  const message = pushMessage(pushes, lifetime);
  const results = await Promise.all(
    first.devices.map(async (device) => {
      const target = { ...device, personId: first.person_id };
      return { device, ...(await sendToDevice(target, message)) };
    }),
  );
  const ids = idsOf(pushes);
  const sentTo = results.flatMap(({ outcome, device }) => (outcome === 'sent' ? [device.id] : []));
  const unavailable = results.filter(({ outcome }) => outcome === 'unavailable');
  if (unavailable.length > 0) {
    const seconds = Math.max(
      ...unavailable.map(({ retryAfter = 0 }) => retryAfter),
      firstRetryDelay * 2 ** (first.tries - 1),
    );
    const tryAt = new Date(clock.now().getTime() + Math.min(maxRetryDelay, seconds) * 1000);
    return postponeDeliveries(db, 'push', ids, { tryAt, sentTo });
  }
  if (sentTo.length > 0) return recordSentPushes(db, ids, { deviceIds: sentTo, now: clock.now() });
  const isRefused = results.some(({ outcome }) => outcome === 'refused');
  await settleDeliveries(db, 'push', ids, isRefused ? 'failed' : 'skipped');
}

type Outcome = {
  outcome: 'sent' | 'gone' | 'refused' | 'unavailable';
  /** Seconds. */
  retryAfter?: number | undefined;
};

/** Anybody can subscribe with an address that never answers, and with ten devices. */
const peopleToOpen = 3;
/** Names of hosts below a listed one can be made up; those used longest ago are forgotten. */
const originsMax = 200;

/** One for each origin, because hosts of one service fail apart from each other. */
function createBreakers() {
  const breakers = new Map<string, CircuitBreaker>();
  return (endpoint: string): CircuitBreaker => {
    const { origin } = new URL(endpoint);
    const breaker = breakers.get(origin) ?? createCircuitBreaker({ sourcesToOpen: peopleToOpen });
    breakers.delete(origin);
    breakers.set(origin, breaker);
    const [oldest] = breakers.keys();
    if (breakers.size > originsMax && oldest !== undefined) breakers.delete(oldest);
    return breaker;
  };
}

type PersonalDevice = DeviceTarget & { personId: string };

/** Sends to one device; a push service that does not answer is left alone for a while. */
function createDeviceSender({ db, clock, push, report }: QueueDeps) {
  const breakerOf = createBreakers();

  async function send(device: PersonalDevice, message: PushMessage): Promise<Outcome> {
    if (findPushService(device.endpoint, push.services) === undefined) return { outcome: 'gone' };
    const breaker = breakerOf(device.endpoint);
    if (breaker.state(clock.now()) === 'open') return { outcome: 'unavailable' };
    try {
      await push.send(device, message);
    } catch (error) {
      if (error instanceof PushUnavailable) {
        breaker.failed(clock.now(), device.personId);
        report(error);
        return { outcome: 'unavailable', retryAfter: error.retryAfter };
      }
      breaker.succeeded();
      if (error instanceof PushGone) return { outcome: 'gone' };
      report(error);
      return { outcome: 'refused' };
    }
    breaker.succeeded();
    return { outcome: 'sent' };
  }

  return async (device: PersonalDevice, message: PushMessage): Promise<Outcome> => {
    const result = await send(device, message);
    pushesTotal.inc({ outcome: result.outcome });
    if (result.outcome === 'gone') await deleteGoneDevice(db, device.id, device.endpoint);
    return result;
  };
}
