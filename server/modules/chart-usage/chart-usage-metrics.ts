import { Counter } from 'prom-client';

/** Transitions that pages reported, by chart: one series for each of the known charts. */
export const chartTransitionsTotal = new Counter({
  name: 'chart_transitions_total',
  help: 'Transitions of flow charts that pages reported to this process, by chart',
  labelNames: ['chart'],
  registers: [],
});

/** Batches of counts, by what became of them. */
export const chartUsageBatchesTotal = new Counter({
  name: 'chart_usage_batches_total',
  help: 'Batches of chart counts: counted, or beyond the share of their network',
  labelNames: ['outcome'],
  registers: [],
});

/** @param chart the id of a known chart, because each is a series of its own */
export const countTransitions = (chart: string, count: number): void =>
  chartTransitionsTotal.inc({ chart }, count);
