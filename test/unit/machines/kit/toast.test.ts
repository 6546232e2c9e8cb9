import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { toastMachine } from '#machines/kit/toast.ts';
import { toastQueueMachine } from '#machines/kit/toast-queue.ts';

function start(isUndoable = false) {
  const clock = new SimulatedClock();
  const actor = createActor(toastMachine, { clock, input: { isUndoable } }).start();
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) clock.increment(1000);
  };
  const isGone = () => actor.getSnapshot().matches('gone');
  return { actor, pass, isGone };
}

describe('a short message', () => {
  it.each([
    [false, 6],
    [true, 20],
  ])('with undo %s leaves after %i seconds', (isUndoable, seconds) => {
    const { pass, isGone } = start(isUndoable);
    pass(seconds - 1);
    expect(isGone()).toBe(false);
    pass(1);
    expect(isGone()).toBe(true);
  });

  it('stays until the last hold on it has ended, and five seconds more', () => {
    const { actor, pass, isGone } = start();
    pass(4);
    actor.send({ type: 'hold.started', hold: 'pointer' });
    actor.send({ type: 'hold.started', hold: 'focus' });
    actor.send({ type: 'hold.ended', hold: 'pointer' });
    pass(60);
    actor.send({ type: 'hold.ended', hold: 'focus' });
    pass(4);
    expect(isGone()).toBe(false);
    pass(1);
    expect(isGone()).toBe(true);
  });
});

describe('the messages of a page', () => {
  const keys = (queue: { getSnapshot(): { context: { toasts: { key: number }[] } } }) =>
    queue.getSnapshot().context.toasts.map(({ key }) => key);

  it('are the last three', () => {
    const queue = createActor(toastQueueMachine).start();
    for (const key of [1, 2, 3, 4]) queue.send({ type: 'toast.added', toast: { key } });
    expect(keys(queue)).toEqual([2, 3, 4]);
    for (const key of [2, 3, 4]) queue.send({ type: 'toast.removed', key });
    expect(queue.getSnapshot().matches('empty')).toBe(true);
  });

  it('undo what the latest one reports, or the one that is named, once', () => {
    const undo = [vi.fn(), vi.fn()];
    const queue = createActor(toastQueueMachine).start();
    queue.send({ type: 'toast.added', toast: { key: 1, undo: undo[0] } });
    queue.send({ type: 'toast.added', toast: { key: 2, undo: undo[1] } });
    queue.send({ type: 'toast.added', toast: { key: 3 } });
    expect(queue.getSnapshot().can({ type: 'undo.requested', key: 3 })).toBe(false);
    queue.send({ type: 'undo.requested', key: 1 });
    expect(undo.map((fn) => fn.mock.calls.length)).toEqual([1, 0]);
    expect(keys(queue)).toEqual([2, 3]);
    queue.send({ type: 'undo.requested' });
    expect(undo.map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    expect(queue.getSnapshot().can({ type: 'undo.requested' })).toBe(false);
  });
});
