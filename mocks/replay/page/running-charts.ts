import type { AnyActorRef } from 'xstate';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import { createChartRecorder } from '#src/charts/recording/chart-recorder.ts';
import type { Position } from './recorded-network.ts';

/** A chart of the page that replays, and what it has gone through. */
export type RunningChart = {
  actor: AnyActorRef;
  chart: string;
  isRunning: boolean;
  /** As JSON; `cursor` is the last that was found in the recording, or the first. */
  states: string[];
  cursor: number;
  /** What led to each of the states: the type of the event, and none where the chart started. */
  causes: (string | undefined)[];
  /** How far the replay was when the chart started. */
  startedAt: number;
  /** Events from outside of the chart that no entry was compared with. */
  events: string[];
};

/** Observes every chart of the page, from before the portal loads. */
export function observeCharts(position: Position): RunningChart[] {
  const charts: RunningChart[] = [];
  globalThis.chartObserver = createChartRecorder((entry, actor) => {
    let running = charts.find((one) => one.actor === actor && one.isRunning);
    if (!running) {
      const { chart } = entry;
      const startedAt = position.reached;
      const nothing = { states: [], causes: [], cursor: 0, events: [] };
      running = { actor, chart, isRunning: true, startedAt, ...nothing };
      charts.push(running);
    }
    running.states.push(JSON.stringify(entry.state));
    running.causes.push(entry.event?.type);
    if (entry.isFromPerson !== undefined && entry.event) running.events.push(entry.event.type);
    if (entry.change === 'ended') running.isRunning = false;
  });
  return charts;
}

/** What the end of a replay is compared with. States are `chart state`, sorted. */
export type Ends = { wanted: string[]; reached: string[] };

/**
 * The states at the end of a recording, and those of the page. A recording ends at a moment; the
 * page goes on. A chart that was in the recorded state and has left it by itself counts as being in
 * it, and one that the page has started since the last thing that a person did does not count.
 */
export function compareEnds(
  recording: Recording,
  charts: RunningChart[],
  bound: ReadonlyMap<number, RunningChart>,
): Ends {
  const wanted = recordedEnds(recording);
  const isHere = new Map<RunningChart, string>();
  for (const [actor, { state }] of wanted) {
    const chart = bound.get(actor);
    if (chart && hasGoneOn(chart, state)) isHere.set(chart, state);
  }
  const lastAct = recording.entries.findLastIndex(isAct);
  const known = new Set(bound.values());
  const isLate = (chart: RunningChart) => !known.has(chart) && chart.startedAt > lastAct;
  const text = (chart: RunningChart) =>
    `${chart.chart} ${isHere.get(chart) ?? chart.states.at(-1)}`;
  const texts = [...wanted.values()].map(({ chart, state }) => `${chart} ${state}`);
  const all = charts.filter(
    (chart) => chart.isRunning && !isIdleOutbox(chart.chart, chart.states.at(-1)),
  );
  const reached = all.filter((chart) => !isLate(chart)).map(text);
  const missing = without(texts, reached);
  const late = all.filter(isLate).map(text);
  // Those of them that the recording has count: the page was only slow to start them.
  reached.push(...without(late, without(late, missing)));
  return { wanted: texts.sort(), reached: reached.sort() };
}

/** The texts of a list without those of another, each as often as it is there. */
function without(texts: string[], others: string[]): string[] {
  const left = [...others];
  return texts.filter((text) => {
    const found = left.indexOf(text);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Whether a chart was in a state, and has only had results and delays of its own since then. */
function hasGoneOn({ states, causes, cursor }: RunningChart, state: string): boolean {
  const found = states.indexOf(state, cursor);
  return found >= 0 && causes.slice(found + 1).every((cause) => cause && byItself.test(cause));
}
const byItself = /^xstate\.(done|after)\./;

/** What a person or the network did. */
const isAct = (entry: RecordingEntry) =>
  entry.kind === 'input' ||
  entry.kind === 'network' ||
  (entry.kind === 'chart' && entry.isFromPerson);

/** The states of the charts that run at the end of a recording, sorted. */
export const recordedStates = (recording: Recording): string[] =>
  [...recordedEnds(recording).values()].map(({ chart, state }) => `${chart} ${state}`).sort();

function recordedEnds({ entries }: Recording): Map<number, { chart: string; state: string }> {
  const running = new Map<number, { chart: string; state: string }>();
  for (const entry of entries) {
    if (entry.kind !== 'chart') continue;
    const { actor, chart, state, change } = entry;
    if (change === 'ended') running.delete(actor);
    else running.set(actor, { chart, state: JSON.stringify(state) });
  }
  for (const [actor, { chart, state }] of running)
    if (isIdleOutbox(chart, state)) running.delete(actor);
  return running;
}

/**
 * Whether an outbox runs that has nothing to send depends on how fast the device and the network
 * are.
 */
const isIdleOutbox = (chart: string, state: string | undefined) =>
  chart === 'outbox-start' || (chart === 'outbox' && state === '"idle"');
