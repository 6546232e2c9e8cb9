import type { ListedState } from '#domain/charts/chart-structure.ts';
import type { ChartUsage } from './chart-usage-machines.ts';

export const measures = ['entries', 'time', 'exits'] as const;
export type Measure = (typeof measures)[number];

/** The numbers of a state; `exits` by event. */
export type StateHeat = ListedState & {
  entries: number;
  milliseconds: number;
  exits: { event: string; count: number }[];
};

/** 0 for nothing, then 1 to 4 by the share of the highest value. */
export type HeatLevel = 0 | 1 | 2 | 3 | 4;

/** Every state with its numbers, in the order of the chart. */
export function statesWithUsage(states: ListedState[], usage: ChartUsage): StateHeat[] {
  const counted = new Map(usage.states.map((row) => [row.state, row]));
  const exits = Map.groupBy(usage.exits, ({ state }) => state);
  return states.map((state) => ({
    ...state,
    entries: counted.get(state.path)?.entries ?? 0,
    milliseconds: counted.get(state.path)?.milliseconds ?? 0,
    exits: (exits.get(state.path) ?? []).toSorted((one, other) => other.count - one.count),
  }));
}

/** The share of an event among the exits of a state, from 0 to 1. */
export function exitShare({ exits }: Pick<StateHeat, 'exits'>, event: string): number {
  const all = exits.reduce((sum, { count }) => sum + count, 0);
  const own = exits.find((exit) => exit.event === event)?.count ?? 0;
  return all === 0 ? 0 : own / all;
}

/** What the chosen measure says of a state: a count, milliseconds, or a share from 0 to 1. */
export function heatValue(state: StateHeat, measure: Measure, event: string): number {
  if (measure === 'entries') return state.entries;
  return measure === 'time' ? state.milliseconds : exitShare(state, event);
}

/** How strongly a value is coloured beside the highest of the chart. */
export function heatLevel(value: number, highest: number): HeatLevel {
  if (value <= 0 || highest <= 0) return 0;
  return Math.min(4, 1 + Math.floor((value / highest) * 4)) as HeatLevel;
}

/** The events that left a state, those with the most exits first. */
export function exitEvents(exits: ChartUsage['exits']): string[] {
  const sums = new Map<string, number>();
  for (const { event, count } of exits) sums.set(event, (sums.get(event) ?? 0) + count);
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([event]) => event);
}
