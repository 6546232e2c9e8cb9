import type { AnyActorRef } from 'xstate';
import type { ChartEntry, Recording } from '#domain/problem-reports/recording.ts';
import { createChartRecorder } from '#src/charts/recording/chart-recorder.ts';

/** A chart of the page that replays, and what it has gone through. */
export type RunningChart = {
  actor: AnyActorRef;
  chart: string;
  isRunning: boolean;
  /** As JSON; `cursor` is the first that no entry was compared with. */
  states: string[];
  cursor: number;
  /** Events from outside of the chart that no entry was compared with. */
  events: string[];
};

/** Observes every chart of the page, from before the portal loads. */
export function observeCharts(): RunningChart[] {
  const charts: RunningChart[] = [];
  globalThis.chartObserver = createChartRecorder((entry, actor) => {
    let running = charts.find((one) => one.actor === actor && one.isRunning);
    if (!running) {
      const { chart } = entry;
      running = { actor, chart, isRunning: true, states: [], cursor: 0, events: [] };
      charts.push(running);
    }
    running.states.push(JSON.stringify(entry.state));
    if (entry.isFromPerson !== undefined && entry.event) running.events.push(entry.event.type);
    if (entry.change === 'ended') running.isRunning = false;
  });
  return charts;
}

/** The charts of this page that run, each as its machine's id and its state, sorted. */
export const runningStates = (charts: RunningChart[]): string[] =>
  charts
    .filter(({ isRunning }) => isRunning)
    .map(({ chart, states }) => `${chart} ${states.at(-1)}`)
    .sort();

/** The same at the end of a recording. */
export function recordedStates({ entries }: Recording): string[] {
  const running = new Map<number, string>();
  for (const entry of entries.filter(
    (one): one is ChartEntry & { at: number } => one.kind === 'chart',
  )) {
    if (entry.change === 'ended') running.delete(entry.actor);
    else running.set(entry.actor, `${entry.chart} ${JSON.stringify(entry.state)}`);
  }
  return [...running.values()].sort();
}
