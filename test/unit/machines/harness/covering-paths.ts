import type { AnyMachineSnapshot, AnyTransitionDefinition, EventObject } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ChartEvents } from './chart-events.ts';
import {
  type Exploration,
  eventsFor,
  recordingLogic,
  serialize,
  startingPoints,
} from './chart-exploration.ts';
import { hasEffect } from './chart-rules.ts';

/** A sequence of events from the start of a chart, with its state after each. */
export type ChartPath = {
  input: unknown;
  steps: { event: EventObject; leadsTo: AnyMachineSnapshot['value'] }[];
  takes: Set<AnyTransitionDefinition>;
};

/** Whether this event is possible in the current state. */
export type Possible = (snapshot: AnyMachineSnapshot, event: EventObject) => boolean;

/**
 * As few of the shortest paths as take every transition of a chart between them, each beginning at
 * one of its inputs.
 */
export function coveringPaths(
  samples: ChartEvents,
  isPossible: Possible = () => true,
): ChartPath[] {
  const found = new Map<AnyTransitionDefinition, Way>();
  for (const way of shortestWays(samples, isPossible)) {
    for (const transition of way.ends) {
      const known = found.get(transition);
      if (!known || way.events.length < known.events.length) found.set(transition, way);
    }
  }
  const paths = [...new Set(found.values())].map((way) => way.walk());
  const longestFirst = paths.sort((one, other) => other.takes.size - one.takes.size);
  const covered = new Set<AnyTransitionDefinition>();
  return longestFirst.filter(({ takes }) => {
    const isNew = [...takes].some((transition) => !covered.has(transition));
    if (isNew) for (const transition of takes) covered.add(transition);
    return isNew;
  });
}

/**
 * Events from a beginning on, the transitions that the last of them takes, and what the whole way
 * is like.
 */
type Way = { events: EventObject[]; ends: Set<AnyTransitionDefinition>; walk: () => ChartPath };

/** The shortest way to each situation, and from there one step further with every event. */
function* shortestWays(samples: ChartEvents, isPossible: Possible): Generator<Way> {
  for (const input of samples.inputs ?? [samples.input]) {
    const walker = walkFrom({ ...samples, inputs: [input] }, isPossible);
    const wayOf = (events: EventObject[], ends: Way['ends']): Way => ({
      events,
      ends,
      walk: () => ({ input, ...walker.follow(events) }),
    });
    yield wayOf([], walker.begin.takes);
    for (const { state, steps } of walker.paths) {
      if (state.status !== 'active') continue;
      const events = steps.map(({ event }) => event).filter(({ type }) => type !== 'xstate.init');
      for (const event of walker.eventsOf(state)) {
        yield wayOf([...events, event], walker.step(state, event).takes);
      }
    }
  }
}

function walkFrom(samples: ChartEvents, isPossible: Possible) {
  const seen: Exploration = { reached: new Set(), taken: new Set(), missing: new Set() };
  const logic = recordingLogic(samples.machine, seen);
  const takenBy = <Result>(act: () => Result) => {
    seen.taken.clear();
    const result = act();
    return { result, takes: new Set([...seen.taken].filter(hasEffect)) };
  };
  const step = (state: AnyMachineSnapshot, event: EventObject) =>
    takenBy(() => logic.transition(state, event, {} as never) as AnyMachineSnapshot);
  const eventsOf = (state: AnyMachineSnapshot) =>
    eventsFor(state, samples, seen).filter((event) => isPossible(state, event));
  const { result, takes } = takenBy(() => startingPoints(samples, logic)[0] as AnyMachineSnapshot);
  const paths = getShortestPaths(logic, {
    fromState: result,
    events: eventsOf,
    serializeState: (state: AnyMachineSnapshot) => serialize(state, samples),
    stopWhen: (state: AnyMachineSnapshot) => state.status !== 'active',
    limit: samples.limit ?? 20_000,
  });
  const follow = (events: EventObject[]): Omit<ChartPath, 'input'> => {
    let state = result;
    const all = new Set(takes);
    const steps = events.map((event) => {
      const next = step(state, event);
      state = next.result;
      for (const transition of next.takes) all.add(transition);
      return { event, leadsTo: state.value };
    });
    return { steps, takes: all };
  };
  return { begin: { takes }, paths, eventsOf, step, follow };
}
