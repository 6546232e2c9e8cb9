import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { ChartEntry } from '#domain/problem-reports/recording.ts';
import { addChartObserver, observeActor } from '#src/charts/observed-actors.ts';
import { createChartRecorder } from '#src/charts/recording/chart-recorder.ts';

const child = createMachine({ id: 'child', initial: 'idle', states: { idle: {} } });
const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open' } },
    open: { invoke: { src: child, id: 'inside' }, on: { TICK: {}, CLOSE: 'closed' } },
  },
});

it('a recorder enters charts, their children, events from outside and states', () => {
  const entries: ChartEntry[] = [];
  const remove = addChartObserver(createChartRecorder((entry) => entries.push(entry)));
  const actor = createActor(machine).start();
  const end = observeActor(actor);
  actor.send({ type: 'OPEN' });
  end();
  remove();
  expect(entries).toEqual([
    { kind: 'chart', chart: 'door', actor: 1, change: 'started', state: 'closed' },
    {
      kind: 'chart',
      chart: 'door',
      actor: 1,
      change: 'event',
      event: { type: 'OPEN' },
      isFromPerson: false,
      state: 'open',
    },
    { kind: 'chart', chart: 'child', actor: 2, change: 'started', state: 'idle' },
    { kind: 'chart', chart: 'child', actor: 2, change: 'ended', state: 'idle' },
    { kind: 'chart', chart: 'door', actor: 1, change: 'ended', state: 'open' },
  ]);
});
