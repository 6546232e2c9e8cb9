import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { notificationsExamples } from '#contract/examples/operations/notifications.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type PushAnswer,
  type PushStatus,
  type PushSubscriptionBody,
  pushPermissionMachine,
} from '#machines/flow/notifications/push-permission.ts';

const subscription = notificationsExamples.subscribeToPush.request.device;

function start({
  status = 'off' as PushStatus['status'],
  answer = { answer: 'granted', subscription } as PushAnswer,
  registerFailures = [] as Failure[],
  stopFailures = [] as Failure[],
} = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const machine = pushPermissionMachine.provide({
    actors: {
      checkPush: fromPromise<PushStatus, undefined>(async () => ({ status, pushKey: 'key' })),
      askBrowser: fromPromise<PushAnswer, { pushKey: string }>(async ({ input }) => {
        calls.push(`ask ${input.pushKey}`);
        return answer;
      }),
      subscribeToPush: fromPromise<unknown, { subscription: PushSubscriptionBody | null }>(
        async ({ input }) => {
          calls.push(`register ${input.subscription?.endpoint === subscription.endpoint}`);
          const failure = registerFailures.shift();
          if (failure) throw failure;
        },
      ),
      stopPush: fromPromise<unknown, undefined>(async () => {
        calls.push('stop');
        const failure = stopFailures.shift();
        if (failure) throw failure;
      }),
    },
    actions: { rememberDismissal: () => calls.push('remember') },
  });
  const actor = createActor(machine, { clock }).start();
  const until = (state: string) => waitFor(actor, ({ value }) => value === state);
  return { actor, calls, clock, until };
}

describe('push messages on a device', () => {
  it('are requested after a press, and the answer is remembered', async () => {
    const { actor, calls, until } = start();
    await until('off');
    expect(calls).toEqual([]);
    actor.send({ type: 'push.requested' });
    await until('turnedOn');
    expect(calls).toEqual(['ask key', 'register true', 'remember']);
    expect(actor.getSnapshot().hasTag('card')).toBe(true);
    actor.send({ type: 'prompt.dismissed' });
    expect(actor.getSnapshot().hasTag('card')).toBe(false);
  });

  it('are not offered again after "Not now", but can still be turned on', async () => {
    const { actor, calls, until } = start();
    await until('off');
    actor.send({ type: 'prompt.dismissed' });
    expect(actor.getSnapshot().hasTag('card')).toBe(false);
    expect(calls).toEqual(['remember']);
    actor.send({ type: 'push.requested' });
    await until('turnedOn');
  });

  it('wait for the network after the browser has agreed, and ask it only once', async () => {
    const { actor, calls, until } = start({
      registerFailures: [new Failure({ code: 'network' })],
    });
    await until('off');
    actor.send({ type: 'push.requested' });
    await until('registerWaiting');
    actor.send({ type: 'network.online' });
    await until('turnedOn');
    expect(calls).toEqual(['ask key', 'register true', 'register true', 'remember']);
  });

  it.each<[PushAnswer['answer'], string]>([
    ['denied', 'declined'],
    ['dismissed', 'off'],
  ])('that are %s in the browser end in %s', async (answer, state) => {
    const { actor, until } = start({ answer: { answer } as PushAnswer });
    await until('off');
    actor.send({ type: 'push.requested' });
    await until(state);
  });

  it.each<PushStatus['status']>(['denied', 'unavailable', 'on'])(
    'are not offered when they are %s',
    async (status) => {
      const { actor, until } = start({ status });
      await until(status);
      expect(actor.getSnapshot().hasTag('card')).toBe(false);
    },
  );

  it('stay on when turning them off fails, and are turned off by another press', async () => {
    const { actor, calls, until } = start({
      status: 'on',
      stopFailures: [new Failure({ code: 'network' })],
    });
    await until('on');
    actor.send({ type: 'push.stopped' });
    await until('stopFailed');
    expect(actor.getSnapshot().hasTag('on')).toBe(true);
    actor.send({ type: 'push.stopped' });
    await until('off');
    expect(calls).toEqual(['stop', 'stop']);
  });
});
