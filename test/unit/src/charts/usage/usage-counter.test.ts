import { expect, it } from 'vitest';
import { type AnyActorRef, createActor, setup } from 'xstate';
import { UsageCounter } from '#src/charts/usage/usage-counter.ts';

const child = setup({}).createMachine({ id: 'child', initial: 'on', states: { on: {} } });
const machine = setup({ actors: { child } }).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { pressed: 'bright' } },
    bright: { invoke: { src: 'child' }, on: { pressed: 'dark' } },
  },
});

function startLamp() {
  let time = 0;
  const counter = new UsageCounter(() => time);
  const actor = createActor(machine);
  actor.start();
  counter.observer.started(actor as AnyActorRef);
  actor.system.inspect((event) => counter.observer.happened(event, actor as AnyActorRef));
  return { counter, actor, wait: (milliseconds: number) => (time += milliseconds) };
}

it('counts entries, time, exits and transitions, also of children', () => {
  const { counter, actor, wait } = startLamp();
  wait(1000);
  actor.send({ type: 'pressed' });
  wait(500);
  const rows = counter.take();
  expect(rows).toContainEqual({ chart: 'lamp', state: 'dark', count: 1, milliseconds: 1000 });
  expect(rows).toContainEqual({ chart: 'lamp', state: 'bright', count: 1, milliseconds: 500 });
  expect(rows).toContainEqual({ chart: 'child', state: 'on', count: 1, milliseconds: 500 });
  const left = { chart: 'lamp', state: 'dark', event: 'pressed', count: 1, milliseconds: 0 };
  expect(rows).toContainEqual(left);
  expect(rows).toContainEqual({ ...left, to: 'bright' });
  expect(counter.take()).toEqual([]);
});

it('does not count the time of a hidden page', () => {
  const { counter, wait } = startLamp();
  counter.setSeen(false);
  wait(60_000);
  counter.setSeen(true);
  wait(200);
  const dark = counter.take().find(({ state }) => state === 'dark');
  expect(dark?.milliseconds).toBe(200);
});

it('counts an exit of every state when the screen stops the chart', () => {
  const { counter, actor } = startLamp();
  counter.take();
  counter.observer.ended(actor as AnyActorRef);
  expect(counter.take()).toContainEqual({
    chart: 'lamp',
    state: 'dark',
    event: 'ended',
    count: 1,
    milliseconds: 0,
  });
});
