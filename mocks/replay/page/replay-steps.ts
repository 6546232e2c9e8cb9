import type {
  ChartEntry,
  InputEntry,
  Recording,
  RecordingEntry,
} from '#domain/problem-reports/recording.ts';
import { redactPath } from '#src/charts/recording/redaction.ts';
import { firstPage } from '../first-page.ts';
import { fileLike } from './recorded-files.ts';
import { isAwaited, type Position } from './recorded-network.ts';
import { pause } from './replay-clock.ts';
import { elementAt, repeatInput } from './replay-input.ts';
import type { RunningChart } from './running-charts.ts';

type Timed<Entry> = Entry & { at: number };

/** The first entry that was not reached, and why. */
export type Difference = { entry: number; reason: string };

/** The page that replays. */
export type Stage = {
  recording: Recording;
  charts: RunningChart[];
  /** Which chart of the page stands for an actor of the recording. */
  bound: Map<number, RunningChart>;
  position: Position;
  /** Takes the clock to a moment of the recording. */
  advance: (at: number) => void;
  setOnline: (isOnline: boolean) => void;
};

type Binding = Stage & {
  /** Actors that differ already: there is no use in waiting for them. */
  lost: Set<number>;
};

/** How long the page may take, beyond the time it took then, in ms: scripts load again. */
const patience = 15_000;
const longest = 65_000;
/** The same, once so many entries differ that the rest says little. */
const shortPatience = { after: 3, time: 1500 };
/** How long an element or a page may take, in ms, until something is done about it. */
const stepPatience = 4000;
/** After so long the clock goes on, by so much at once, in ms. */
const timerPatience = 3000;
const timerStep = 500;

/**
 * Replays the entries in their order: what a person or the network did is done again unless the
 * page does it by itself, and for the rest it is waited. @yields after each entry
 */
export async function* replaySteps(page: Stage): AsyncGenerator<Difference | undefined> {
  const stage: Binding = { ...page, lost: new Set() };
  const { recording, position } = page;
  let before = 0;
  let differing = 0;
  for (const [index, entry] of recording.entries.entries()) {
    position.reached = index;
    page.advance(entry.at);
    const beyond = differing < shortPatience.after ? patience : shortPatience.time;
    const time = Math.min(longest, entry.at - before) + beyond;
    before = entry.at;
    const reason = await replayEntry(stage, entry, index, time);
    if (reason) differing += 1;
    yield reason ? { entry: index, reason } : undefined;
  }
  position.reached = recording.entries.length;
}

async function replayEntry(
  stage: Binding,
  entry: RecordingEntry,
  index: number,
  time: number,
): Promise<string | undefined> {
  if (entry.kind === 'chart') return replayChart(stage, entry, index, time);
  // The first page appears when the scripts of the portal have loaded.
  if (entry.kind === 'page' && index === 0) return replayFirstPage(stage.recording, time);
  if (entry.kind === 'page') return replayPage(entry.path, stepPatience);
  if (entry.kind === 'input') return replayInput(entry);
  if (entry.kind === 'network') stage.setOnline(entry.isOnline);
  if (entry.kind === 'call' && isAwaited(entry)) {
    const isAnswered = await until(() => stage.position.answered.has(index), 1500);
    return isAnswered || entry.status === 0 ? undefined : `${entry.operation} was not called`;
  }
  return undefined;
}

async function replayInput(entry: InputEntry): Promise<string | undefined> {
  const find = () => elementAt(entry.target);
  await until(() => find() !== undefined, stepPatience);
  const element = find();
  if (!element) return `there was no element ${entry.target}`;
  repeatInput(element, entry);
  return undefined;
}

/** A new post has its id later, when the portal knows who writes it. */
async function replayFirstPage(recording: Recording, time: number): Promise<string | undefined> {
  const start = firstPage(recording);
  const isOpened = await until(() => location.pathname + location.search === start, 0);
  return isOpened ? undefined : replayPage(start, time);
}

async function replayPage(path: string, time: number): Promise<string | undefined> {
  const isThere = () => {
    const here = location.pathname + location.search;
    return here === path || redactPath(here) === path;
  };
  if (await until(isThere, time)) return undefined;
  const links = [...document.querySelectorAll('a')];
  const link = links.find((one) => one.pathname + one.search === path);
  if (link) link.click();
  else {
    const place = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `replay-${place}`, idx: place }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }
  return (await until(isThere, stepPatience)) ? undefined : `the page ${path} was not opened`;
}

/**
 * A button of the landing page that was pressed before the portal ran, which then does it again:
 * what it led to, before the recording began, by the chart and its first state.
 */
const earlyPresses: Record<string, { type: string; provider: string }> = {
  'login "browserNeeded"': { type: 'provider.chosen', provider: 'GOOGLE' },
};

async function replayChart(stage: Binding, entry: Timed<ChartEntry>, index: number, time: number) {
  if (entry.change === 'ended') return undefined;
  // The charts may have heard of it before the recorder.
  const network = entry.event?.type.match(/^network\.(online|offline)$/);
  if (network) stage.setOnline(network[1] === 'online');
  const isLost = stage.lost.has(entry.actor);
  const wait = isLost ? 200 : time;
  const untilLate = (isTrue: () => boolean) => untilTimersRan(stage, entry.at, isTrue, wait);
  const running = await boundChart(stage, entry, untilLate);
  const fail = (reason: string) => {
    stage.lost.add(entry.actor);
    return `${entry.chart}: ${reason}`;
  };
  if (!running) return fail('it was not started');
  const state = JSON.stringify(entry.state);
  const press = entry.change === 'started' && earlyPresses[`${entry.chart} ${state}`];
  if (press && !running.states.includes(state)) running.actor.send(press);
  if (entry.event && entry.isFromPerson !== undefined) await sendAgain(running, entry, isLost);
  const current = () => stage.bound.get(entry.actor) ?? running;
  const isReached = () => reach(current(), state) || exchange(stage, entry, index, state);
  const found = () => {
    stage.lost.delete(entry.actor);
    return undefined;
  };
  if (await (isTimer(entry) ? until(isReached, 300) : untilLate(isReached))) return found();
  if (isSentAgain(entry)) current().actor.send(entry.event as { type: string });
  if (await until(isReached, 100)) return found();
  return fail(`its state is ${current().states.at(-1)} and not ${state}`);
}

/** A delay of the chart, which may depend on chance. */
const isTimer = ({ event }: ChartEntry) => event?.type.startsWith('xstate.after.');

/** Events between charts can be sent again; results of actors are not recorded. */
const isSentAgain = (entry: ChartEntry) =>
  entry.event &&
  entry.isFromPerson === undefined &&
  (isTimer(entry) || !entry.event.type.startsWith('xstate.'));

/** Whether the chart has been in a state since the last one that was compared. */
function reach(running: RunningChart, state: string): boolean {
  const found = running.states.indexOf(state, running.cursor);
  if (found < 0) return running.states.at(-1) === state;
  running.cursor = found;
  return true;
}

/**
 * Takes another chart for an actor when it is in the state that the actor comes to. Which of
 * several charts that began alike, such as uploads of chosen pictures, is the first depends on
 * chance.
 */
function exchange(
  { bound, recording }: Binding,
  { actor }: ChartEntry,
  index: number,
  state: string,
): boolean {
  const own = bound.get(actor);
  if (!own) return false;
  const before = recording.entries.slice(0, index);
  const historyOf = (one: number) =>
    before.flatMap((entry) =>
      entry.kind === 'chart' && entry.actor === one ? [JSON.stringify(entry.state)] : [],
    );
  const history = historyOf(actor).join();
  for (const [other, running] of bound) {
    const isAlike = other !== actor && running.chart === own.chart;
    if (!isAlike || !running.states.includes(state, running.cursor)) continue;
    if (historyOf(other).join() !== history) continue;
    bound.set(actor, running);
    bound.set(other, own);
    return reach(running, state);
  }
  return false;
}

async function boundChart(
  stage: Binding,
  { actor, chart }: ChartEntry,
  wait: (isTrue: () => boolean) => Promise<boolean>,
) {
  const { bound, charts } = stage;
  const find = () => {
    const taken = new Set(bound.values());
    return charts.find((one) => one.chart === chart && !taken.has(one));
  };
  if (!bound.has(actor)) {
    await wait(() => find() !== undefined);
    const found = find();
    if (found) bound.set(actor, found);
  }
  return bound.get(actor);
}

/** Sends an event from outside, unless the page has done so by itself. */
async function sendAgain(running: RunningChart, entry: ChartEntry, isLost: boolean) {
  const event = entry.event as { type: string };
  const take = () => {
    const found = running.events.indexOf(event.type);
    if (found >= 0) running.events.splice(found, 1);
    return found >= 0;
  };
  if (await until(take, isLost ? 50 : entry.isFromPerson ? 400 : 700)) return;
  running.actor.send(fileLike(event) as { type: string });
  take();
}

/**
 * Waits for something. After a while the clock goes on beyond the entry: a timer of the page may
 * have begun later than it did in the recording.
 */
async function untilTimersRan(
  { advance }: Stage,
  at: number,
  isTrue: () => boolean,
  time: number,
): Promise<boolean> {
  if (await until(isTrue, Math.min(time, timerPatience))) return true;
  for (let late = timerStep; late <= time - timerPatience; late += timerStep) {
    advance(at + late);
    if (await until(isTrue, timerStep)) return true;
  }
  return false;
}

/** How often the page is asked, in ms. */
const turn = 15;

/**
 * Waits for something, asking again and again. Turns are counted, not the time: a page or a machine
 * that is busy has longer turns and gets more time. @returns whether it came in time
 */
export async function until(isTrue: () => boolean, time: number): Promise<boolean> {
  for (let waited = 0; !isTrue(); waited += turn) {
    if (waited > time) return false;
    await pause(turn);
  }
  return true;
}
