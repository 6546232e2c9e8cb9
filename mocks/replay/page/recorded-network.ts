import type { RecordingEntry } from '#domain/problem-reports/recording.ts';
import { isStartFromDevice } from '../first-page.ts';
import { pause } from './replay-clock.ts';

/** Where the replay is, and what waits until it is further. */
export type Position = {
  /** The entries before this one were replayed. */
  reached: number;
  /** The calls that were answered, by their entries. */
  answered: Set<number>;
};

/** An answer may come by so much earlier than its entry, in ms of the recording. */
const nearby = 50;
/** So often it is looked which answers may be passed on, in ms. */
const turn = 10;
/** For so many turns, answers wait for others that are still on their way from the mock. */
const longestWay = 60;

/** An answer of the mock that the page has not got yet. */
type HeldAnswer = { entry: number; earliest: number; pass: () => void };

/**
 * Holds the answer to a call back until the replay has come to its entry, so that what happened
 * before it happens before it again. A call without a reply fails then. An answer that came shortly
 * after another one comes right after it: in between the page goes on by itself, and not at the
 * pace of the replay or of the mock.
 */
export function holdAnswers(entries: readonly RecordingEntry[], position: Position): void {
  const held: HeldAnswer[] = [];
  let onTheirWay = 0;
  const passOn = () => passAnswersOn(entries, position, held, () => onTheirWay > 0);
  const send = globalThis.fetch;
  const request = async (...given: Parameters<typeof fetch>) => {
    const answer = await send(...withPosition(given, position.reached));
    const header = answer.headers.get('replay-entry');
    // Read before: two answers that came shortly after each other must not change places.
    const body = header === null ? null : await answer.arrayBuffer();
    return { answer, header, body };
  };
  globalThis.fetch = async (...given) => {
    onTheirWay += 1;
    const { answer, header, body } = await request(...given).finally(() => {
      onTheirWay -= 1;
    });
    if (header === null) return answer;
    const entry = Number(header);
    const earliest = Number(answer.headers.get('replay-not-before') ?? entry);
    await new Promise<void>((pass) => {
      if (held.push({ entry, earliest, pass }) === 1) void passOn();
    });
    if (answer.headers.has('replay-no-reply')) throw new TypeError('Failed to fetch');
    return new Response(body?.byteLength ? body : null, answer);
  };
}

/** The mock learns from it which of the recorded calls this one is. */
function withPosition([input, init]: Parameters<typeof fetch>, reached: number) {
  const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
  headers.set('replay-position', String(reached));
  return [input, { ...init, headers }] as const;
}

/**
 * Passes answers on in the order of their entries, those that came together at once, until there
 * are no more.
 */
async function passAnswersOn(
  entries: readonly RecordingEntry[],
  position: Position,
  held: HeldAnswer[],
  isMoreComing: () => boolean,
): Promise<void> {
  const isNext = ({ entry, earliest }: HeldAnswer) =>
    !isPending(entries[entry]) && isTurn(entries, position, earliest);
  const hasCome = (call: number) =>
    position.answered.has(call) || held.some(({ entry }) => entry === call);
  const missed = new Set<number>();
  const missing = ({ entry }: HeldAnswer) =>
    callsBeside(entries, entry).filter((call) => !hasCome(call) && !missed.has(call));
  for (let waited = 0; held.length > 0; waited += 1) {
    await pause(turn);
    held.sort((one, other) => one.entry - other.entry);
    const due = held.filter(isNext);
    if (due.length === 0) waited = 0;
    const late = due.flatMap(missing);
    if (waited < longestWay && (isMoreComing() || late.length > 0)) continue;
    // The page does without them now: they are not waited for again.
    for (const call of late) missed.add(call);
    waited = 0;
    for (let next = held.findIndex(isNext); next >= 0; next = held.findIndex(isNext))
      for (const { entry, pass } of held.splice(next, 1)) {
        position.answered.add(entry);
        pass();
      }
  }
}

const isPending = (call: RecordingEntry | undefined) =>
  call?.kind === 'call' && call.isPending === true;

/** Whether it is a call that the page makes at this moment of the recording. */
export const isAwaited = (entry: RecordingEntry) =>
  entry.kind === 'call' && !entry.isPending && !entry.isEarlier;

/** Whether the replay has come to an entry, or the answers shortly before it were passed on. */
const isTurn = (entries: readonly RecordingEntry[], position: Position, entry: number) =>
  position.reached >= entry ||
  (position.reached >= firstNearby(entries, entry) &&
    callsBetween(entries, position.reached, entry).every((call) => position.answered.has(call)));

/** The first entry from which on only the page itself acts until this one, shortly before it. */
function firstNearby(entries: readonly RecordingEntry[], entry: number): number {
  const { at = 0 } = entries[entry] ?? {};
  let first = entry;
  for (let before = entries[first - 1]; before; before = entries[first - 1]) {
    const isOwn = before.kind === 'call' || (before.kind === 'chart' && !before.isFromPerson);
    if (!isOwn || isStartFromDevice(before) || before.at < at - nearby) break;
    first -= 1;
  }
  return first;
}

/** The calls that had been made when one was answered, and were answered shortly after it. */
function callsBeside(entries: readonly RecordingEntry[], entry: number): number[] {
  const { at = 0 } = entries[entry] ?? {};
  return entries.flatMap((other, index) => {
    if (other.kind !== 'call' || !isAwaited(other) || index === entry) return [];
    const isBeside = other.at - other.ms <= at && other.at >= at && other.at <= at + nearby;
    return isBeside ? [index] : [];
  });
}

/** The calls that were answered from one entry on until another. */
const callsBetween = (entries: readonly RecordingEntry[], from: number, until: number) =>
  entries.flatMap((entry, index) =>
    isAwaited(entry) && index >= from && index < until ? [index] : [],
  );

/** `navigator.onLine` as it was: the mock's own network is always there. */
export function replayOnlineState(changes: { isOnline: boolean }[]) {
  let isOnline = !changes[0]?.isOnline;
  if (changes.length === 0) isOnline = true;
  Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true });
  return (change: boolean) => {
    if (change === isOnline) return;
    isOnline = change;
    dispatchEvent(new Event(change ? 'online' : 'offline'));
  };
}
