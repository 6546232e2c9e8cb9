import { fromPromise } from 'xstate';
import type { ChartStructure, ChartStructures } from '#domain/charts/chart-structure.ts';
import { Failure } from '#domain/contract/failure.ts';
import { chartStructureMachine } from './chart-usage-machines.ts';

/** Loads the states of all charts with the first page of a chart, and never their code. */
export const liveChartStructureMachine = chartStructureMachine.provide({
  actors: {
    loadResource: fromPromise<ChartStructure | null, { filters: { chart: string } }>(
      async ({ input: { filters } }) => {
        const file = await import('#generated/chart-structures.json').catch(() => {
          throw new Failure({ code: 'network', status: 0 });
        });
        return (file.default as unknown as ChartStructures)[filters.chart] ?? null;
      },
    ),
  },
});
