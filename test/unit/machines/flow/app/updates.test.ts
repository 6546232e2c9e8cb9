import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { type PageEvent, type Updates, updatesMachine } from '#machines/flow/app/updates.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { updatesOf } from '#test/unit/machines/events/flow/app/updates.ts';

const openedAt = Date.parse('2026-11-22T10:00:00.000Z');
const before = '2026-11-22T09:59:59.000Z';
const after = '2026-11-22T10:00:01.000Z';

/** Each question takes the next of `answers`, or repeats the last. */
function start(answers: (Updates | Failure)[], { isHidden = false, random = 0.5 } = {}) {
  const clock = new SimulatedClock();
  const asked: number[] = [];
  const changes: boolean[] = [];
  const page = { isHidden };
  const machine = updatesMachine.provide({
    actors: {
      getUpdates: fromPromise<Updates, undefined>(async () => {
        asked.push(clock.now());
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) as Updates | Failure;
        if (answer instanceof Failure) throw answer;
        return answer;
      }),
      watchPage: fromCallback<PageEvent | GlobalEvent>(({ sendBack }) =>
        sendBack({ type: page.isHidden ? 'page.hidden' : 'page.shown' }),
      ),
    },
  });
  const actor = createActor(machine, { clock, input: { openedAt, random: () => random } });
  actor.on('updates.received', (news) => changes.push(news.havePostsChanged));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  /** Lets so many seconds pass, one by one. */
  const wait = async (seconds: number) => {
    await settle();
    for (let passed = 0; passed < seconds; passed += 1) {
      clock.increment(1000);
      await settle();
    }
  };
  return { actor, asked, changes, page, wait };
}

const sessionLost = new Failure({ code: 'unauthenticated', status: 401 });

describe('the question whether something has changed', () => {
  it.each([0, 1])('is asked again within 30 seconds (random %i)', async (random) => {
    const { asked, wait } = start([updatesOf('a', before)], { random });
    await wait(30);
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  it('reports once that posts have changed, when the reply differs', async () => {
    const { changes, wait } = start([
      updatesOf('a', before),
      updatesOf('a', before),
      updatesOf('b', after),
    ]);
    await wait(65);
    expect(changes).toEqual([false, false, true, false]);
  });

  it('counts a change since the page was opened, though nothing was known before', async () => {
    const { changes, wait } = start([updatesOf('a', after)]);
    await wait(1);
    expect(changes).toEqual([true]);
  });

  it('waits longer after each failure, and not after an answer', async () => {
    const busy = new Failure({ code: 'server-busy', status: 503 });
    const { asked, wait } = start([busy, busy, busy, busy, updatesOf('a', before)]);
    await wait(60);
    expect(asked).toEqual([0, 2000, 6000, 14_000, 30_000, 50_000]);
  });

  it('is not asked while the page is hidden, and at once when it is shown', async () => {
    const { actor, asked, page, wait } = start([updatesOf('a', before)], { isHidden: true });
    await wait(1);
    const first = asked.length;
    await wait(600);
    expect(asked).toHaveLength(first);
    page.isHidden = false;
    actor.send({ type: 'page.shown' });
    expect(asked).toHaveLength(first + 1);
  });

  it('is not asked without a network, and at once when it is back', async () => {
    const { actor, asked, wait } = start([updatesOf('a', before)]);
    await wait(1);
    actor.send({ type: 'network.offline' });
    await wait(600);
    expect(asked).toHaveLength(1);
    actor.send({ type: 'network.online' });
    expect(asked).toHaveLength(2);
  });

  it('is asked rarely while nobody uses the page, and at once when somebody does', async () => {
    const { actor, asked, wait } = start([updatesOf('a', before)]);
    await wait(1);
    actor.send({ type: 'page.unused' });
    await wait(240);
    expect(asked).toHaveLength(3);
    actor.send({ type: 'page.used' });
    expect(asked).toHaveLength(4);
    await wait(20);
    expect(asked).toHaveLength(5);
  });

  it.each([
    ['the server says so', null],
    ['the page is notified', 'session.expired'],
    ['the person signs out', 'signed.out'],
  ] as const)('ends with the session, when %s', async (_, type) => {
    const { actor, asked, wait } = start(
      type ? [updatesOf('a', before)] : [sessionLost, updatesOf('a', before)],
    );
    await wait(1);
    if (type) actor.send({ type });
    await wait(600);
    expect(asked).toHaveLength(1);
    actor.send({ type: 'session.restored' });
    expect(asked).toHaveLength(2);
  });
});
