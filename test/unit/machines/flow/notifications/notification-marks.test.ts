import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  isMarked,
  type Mark,
  notificationMarksMachine,
} from '#machines/flow/notifications/notification-marks.ts';

function start(failures: Failure[] = []) {
  const clock = new SimulatedClock();
  const sent: (Mark | null)[] = [];
  const machine = notificationMarksMachine.provide({
    actors: {
      readNotifications: fromPromise<unknown, { mark: Mark | null }>(async ({ input }) => {
        sent.push(input.mark);
        const failure = failures.shift();
        if (failure) throw failure;
      }),
    },
  });
  const actor = createActor(machine, { clock }).start();
  const read = (notificationId: string, andOlder = false) =>
    actor.send({ type: 'notifications.read', mark: { notificationId, andOlder } });
  const until = (state: 'idle' | 'waiting' | 'signInNeeded') =>
    waitFor(actor, (current) => current.matches(state) && sent.length > 0);
  return { actor, clock, sent, read, until };
}

const one = { notificationId: 'b', andOlder: false };
const all = { notificationId: 'c', andOlder: true };

describe('what was read', () => {
  it('is shown as read at once and sent once, sequentially', async () => {
    const { actor, sent, read, until } = start();
    read('b');
    read('b');
    read('c', true);
    const { marks } = actor.getSnapshot().context;
    expect(['a', 'b', 'c', 'd'].map((id) => isMarked(marks, id))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await until('idle');
    expect(sent).toEqual([one, all]);
  });

  it('is sent again after a pause or when the network is back, and nothing is lost', async () => {
    const { actor, clock, sent, read, until } = start([
      new Failure({ code: 'network' }),
      new Failure({ code: 'server-busy', status: 503 }),
    ]);
    read('b');
    await until('waiting');
    read('c', true);
    actor.send({ type: 'network.online' });
    await waitFor(actor, (current) => current.context.tries === 2);
    clock.increment(10_000);
    await until('idle');
    expect(sent).toEqual([one, one, one, all]);
  });

  it('waits for the sign-in when the session has ended', async () => {
    const { actor, sent, read, until } = start([
      new Failure({ code: 'unauthenticated', status: 401 }),
    ]);
    read('b');
    await until('signInNeeded');
    actor.send({ type: 'session.restored' });
    await until('idle');
    expect(sent).toEqual([one, one]);
  });
});
