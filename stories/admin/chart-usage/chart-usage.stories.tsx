import { useState } from 'react';
import { chartUsageExamples } from '#contract/examples/operations/chart-usage.ts';
import type { ChartStructures } from '#domain/charts/chart-structure.ts';
import { Failure } from '#domain/contract/failure.ts';
import structures from '#generated/chart-structures.json';
import { ChartListScreen } from '#src/features/admin/chart-usage/chart-list-screen.tsx';
import { ChartScreen } from '#src/features/admin/chart-usage/chart-screen.tsx';
import {
  chartListMachine,
  chartStructureMachine,
  chartUsageMachine,
} from '#src/features/admin/chart-usage/chart-usage-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Flow usage' };

const lists = chartUsageExamples.listChartUsage[200];
const charts = chartUsageExamples.getChartUsage[200];
const otp = (structures as unknown as ChartStructures).otp ?? null;

type ListDrawn = Parameters<typeof drawState<typeof chartListMachine>>[1];
type ChartDrawn = Parameters<typeof drawState<typeof chartUsageMachine>>[1];
const failure = new Failure({ code: 'network', status: 0 });

function ListDrawing({ drawn }: { drawn: ListDrawn }) {
  const [actor] = useState(() => drawState(chartListMachine, drawn));
  return <ChartListScreen actor={actor} filters={drawn.context.filters} onFilters={() => {}} />;
}

function ChartDrawing({ drawn, known = otp }: { drawn: ChartDrawn; known?: typeof otp }) {
  const [actor] = useState(() => drawState(chartUsageMachine, drawn));
  const [structure] = useState(() =>
    drawState(chartStructureMachine, {
      value: { shown: 'current' },
      context: { filters: { chart: 'otp' }, data: known, failure: null },
    }),
  );
  const { filters } = drawn.context;
  return <ChartScreen actor={actor} structure={structure} filters={filters} onFilters={() => {}} />;
}

const list = (value: ListDrawn['value'], more: Partial<ListDrawn['context']> = {}) => ({
  render: () => (
    <ListDrawing
      drawn={{ value, context: { filters: { days: 30 }, data: null, failure: null, ...more } }}
    />
  ),
});
const chart = (value: ChartDrawn['value'], more: Partial<ChartDrawn['context']> = {}) => ({
  render: () => (
    <ChartDrawing
      drawn={{
        value,
        context: { filters: { chart: 'otp', days: 30 }, data: null, failure: null, ...more },
      }}
    />
  ),
});

export const Loading = list('loading');
export const AllFlows = list('shown', lists.usual);
export const NothingCounted = list('empty', lists.none);
export const ListFailed = list('failed', { failure });
export const FlowLoading = chart('loading');
export const Flow = chart('shown', charts.usual);
export const FlowWithoutCounts = chart('shown', charts.none);
export const FlowFailed = chart('failed', { failure });
