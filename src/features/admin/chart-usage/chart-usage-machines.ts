import type { ChartStructure } from '#domain/charts/chart-structure.ts';
import { createResource } from '#machines/kit/resource.ts';
import { operationActor } from '#src/api/actors.ts';
import type { Reply } from '#src/api/operation-types.ts';

export type ChartList = Reply<'listChartUsage'>;
export type ChartUsage = Reply<'getChartUsage'>;
/** What the address chooses; without `chart` the list of all charts. */
export type ChartUsageFilters = { days: number };
export type OneChartFilters = { chart: string; days: number };

/** All charts with their totals; empty while nothing was counted. */
export const chartListMachine = createResource<ChartList, ChartUsageFilters>(({ rows }) =>
  rows.every(({ starts, transitions }) => starts + transitions === 0),
);

export const liveChartListMachine = chartListMachine.provide({
  actors: {
    loadResource: operationActor(
      'listChartUsage',
      ({ filters }: { filters: ChartUsageFilters }) => ({ query: filters }),
    ),
  },
});

/** The counts of one chart; its states are drawn also where nothing was counted. */
export const chartUsageMachine = createResource<ChartUsage, OneChartFilters>();

export const liveChartUsageMachine = chartUsageMachine.provide({
  actors: {
    loadResource: operationActor('getChartUsage', ({ filters }: { filters: OneChartFilters }) => ({
      query: filters,
    })),
  },
});

/** The states of one chart; null for a chart that this version of the page does not know. */
export const chartStructureMachine = createResource<ChartStructure | null, { chart: string }>();
