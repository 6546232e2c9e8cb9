import { expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { addChartObserver, observeActor } from '#src/charts/observed-actors.ts';

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { OPEN: 'open' } }, open: {} },
});

function createObserver() {
  const seen: string[] = [];
  const observer = {
    started: () => seen.push('started'),
    happened: ({ type, ...rest }: { type: string; event?: { type: string } }) => {
      if (type === '@xstate.event') seen.push(String(rest.event?.type));
    },
    ended: () => seen.push('ended'),
  };
  return { seen, observer };
}

it('an observer sees the charts that run already, their events, and their end', () => {
  const actor = createActor(machine).start();
  const endObservation = observeActor(actor);
  const { seen, observer } = createObserver();
  addChartObserver(observer);
  actor.send({ type: 'OPEN' });
  endObservation();
  actor.send({ type: 'CLOSE' });
  expect(seen).toEqual(['started', 'OPEN', 'ended']);
});

it('a removed observer sees nothing more, and others still do', () => {
  const [first, second] = [createObserver(), createObserver()];
  const removeFirst = addChartObserver(first.observer);
  addChartObserver(second.observer);
  const actor = createActor(machine).start();
  observeActor(actor);
  removeFirst();
  actor.send({ type: 'OPEN' });
  expect(first.seen).toEqual(['started', 'ended']);
  expect(second.seen).toEqual(['started', 'OPEN']);
});
