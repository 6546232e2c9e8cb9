import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import {
  countSkipped,
  createWorkQueue,
  type QueueItem,
  type UpcomingRequest,
} from '#machines/flow/review/work-queue.ts';

type Subject = { id: string };
type Request = UpcomingRequest<Subject, null>;

/** A queue of these items; opened ones are left out, as the server and the actor do. */
async function start(...queue: string[]) {
  const state = { queue, failure: null as Failure | null };
  const machine = createWorkQueue<Subject, null>().provide({
    actors: {
      loadUpcoming: fromPromise<QueueItem<Subject>[], Request>(async ({ input: { opened } }) => {
        if (state.failure) throw state.failure;
        const next = state.queue.filter((id) => !opened.includes(id)).slice(0, 2);
        return next.map((id) => ({ id, subject: { id } }));
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { current: 'a', filters: null }, clock });
  const selected: string[] = [];
  actor.on('item.selected', ({ id }) => selected.push(id));
  actor.start();
  const until = (name: 'ready' | 'finished' | 'seekFailed' | 'available') =>
    waitFor(actor, (now) =>
      name === 'ready'
        ? now.matches({ showing: 'ready' })
        : name === 'available'
          ? now.matches({ finished: 'available' })
          : now.matches(name),
    );
  await until('ready');
  const context = () => actor.getSnapshot().context;
  return { actor, clock, state, selected, until, context };
}

describe('work through a queue', () => {
  it('opens the next item at once after a decision, already loaded', async () => {
    const { actor, selected, context } = await start('a', 'b', 'c');
    actor.send({ type: 'item.decided', id: 'a' });
    expect(context()).toMatchObject({ current: 'b', prefetched: { subject: { id: 'b' } } });
    expect(selected).toEqual(['b']);
  });

  it('says that nothing is left, and offers new items', async () => {
    const { actor, clock, state, until, selected } = await start('a');
    actor.send({ type: 'item.decided', id: 'a' });
    await until('finished');
    state.queue.push('z');
    clock.increment(30_000);
    await until('available');
    expect(selected).toEqual([]);
    actor.send({ type: 'next.requested' });
    expect(selected).toEqual(['z']);
  });

  it('goes back and forth, and returns to a skipped item before new ones', async () => {
    const { actor, selected, until, context } = await start('a', 'b', 'c');
    actor.send({ type: 'next.requested' });
    await until('ready');
    actor.send({ type: 'next.requested' });
    await until('ready');
    actor.send({ type: 'previous.requested' });
    actor.send({ type: 'item.decided', id: 'b' });
    expect(selected).toEqual(['b', 'c', 'b', 'c']);
    expect(countSkipped(context())).toBe(2);
    await until('ready');
    actor.send({ type: 'item.decided', id: 'c' });
    const { context: end } = await until('finished');
    expect(countSkipped(end)).toBe(1);
    actor.send({ type: 'skipped.requested' });
    await until('ready');
    expect(context().current).toBe('a');
  });

  it('opens an item again whose decision was undone', async () => {
    const { actor, selected, context } = await start('a', 'b');
    actor.send({ type: 'item.decided', id: 'a' });
    actor.send({ type: 'item.requested', id: 'a' });
    expect(selected).toEqual(['b', 'a']);
    expect(context()).toMatchObject({ current: 'a', decided: [] });
  });

  it('says why the next item could not be loaded, and tries again', async () => {
    const { actor, state, until, context } = await start('a');
    state.failure = new Failure({ code: 'network' });
    actor.send({ type: 'item.decided', id: 'a' });
    expect((await until('seekFailed')).context.failure?.code).toBe('network');
    state.failure = null;
    state.queue.push('b');
    actor.send({ type: 'retry.requested' });
    await until('ready');
    expect(context().current).toBe('b');
  });
});
