import { readFileSync } from 'node:fs';
import {
  alwaysEvent,
  type ChartStructures,
  endedEvent,
  listStates,
} from '#domain/charts/chart-structure.ts';

type KnownChart = {
  area: string;
  states: ReadonlySet<string>;
  events: ReadonlySet<string>;
  /** `state event target`, separated by spaces. */
  transitions: ReadonlySet<string>;
};

let structures: ChartStructures | undefined;
let charts: ReadonlyMap<string, KnownChart> | undefined;

/** The charts as `npm run generate` writes them, read once. */
export function chartStructures(): ChartStructures {
  structures ??= JSON.parse(
    readFileSync(new URL('../../../generated/chart-structures.json', import.meta.url), 'utf8'),
  ) as ChartStructures;
  return structures;
}

/** What can be counted of each chart, by the id of its machine. */
export function knownCharts(): ReadonlyMap<string, KnownChart> {
  charts ??= new Map(
    Object.entries(chartStructures()).map(([id, { area, root }]) => {
      const states = listStates(id, root);
      const pairs = states.flatMap(({ path, node }) =>
        node.on.map(([event, to]) => ({ path, event, to })),
      );
      return [
        id,
        {
          area,
          states: new Set(states.map(({ path }) => path)),
          events: new Set([alwaysEvent, endedEvent, ...pairs.map(({ event }) => event)]),
          transitions: new Set(pairs.map(({ path, event, to }) => `${path} ${event} ${to}`)),
        },
      ];
    }),
  );
  return charts;
}

type NamedRow = { chart: string; state: string; event?: string; to?: string };

/** Whether a row counts something that can happen. */
export function isKnownRow({ chart, state, event, to }: NamedRow): boolean {
  const known = knownCharts().get(chart);
  if (!known?.states.has(state)) return false;
  if (event === undefined) return to === undefined;
  if (!known.events.has(event)) return false;
  return to === undefined || known.transitions.has(`${state} ${event} ${to}`);
}
