import { isDeepStrictEqual } from 'node:util';
import type { CallEntry, Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import type { Call, Scenario } from '../scenario.ts';
import { firstLanguage, firstPage } from './first-page.ts';

/** A recording that a browser replays. */
export type Replay = {
  recording: Recording;
  /** Whether answers take as long as they did. */
  isDelayed: boolean;
  /** The entries that were answered already, by their place in the recording. */
  used: Set<number>;
};

/** A recorded call, and its place among the entries. */
export type RecordedReply = { index: number; entry: CallEntry & { at: number } };

export function createReplay(recording: Recording, isDelayed: boolean): Replay {
  return { recording, isDelayed, used: new Set() };
}

/**
 * The recorded reply to a call, in their order; one to the same query and path comes first. The
 * last reply is repeated. Undefined when the operation was never called.
 * @param position the entry that the replay has come to
 */
export function nextReply(
  replay: Replay,
  call: Call,
  path: string,
  position = 0,
): RecordedReply | undefined {
  const calls = replay.recording.entries.flatMap((entry, index) =>
    entry.kind === 'call' && entry.operation === call.operationId ? [{ index, entry }] : [],
  );
  const recorded = calls.filter(({ entry }) => !isBrokenOff(entry, calls));
  const left = recorded.filter(({ index }) => !replay.used.has(index));
  const coming = left.filter((one) => !isLongPast(one, replay.recording, position));
  const unused = coming.length > 0 ? coming : left;
  const found =
    unused.find(({ entry }) => isSameRequest(entry, call, path)) ??
    unused[0] ??
    recorded.findLast(({ entry }) => isSameRequest(entry, call, path)) ??
    recorded.at(-1);
  if (found) replay.used.add(found.index);
  return found;
}

/** How far the replay is beyond a call that the page has not made: entries, and ms between them. */
const past = { entries: 5, ms: 250 };

/** Whether the page did without a call, such as one that shared an earlier answer this time. */
function isLongPast({ index, entry }: RecordedReply, { entries }: Recording, position: number) {
  const { at = entry.at } = entries[position] ?? entries.at(-1) ?? {};
  return position > index + past.entries && at > entry.at + past.ms;
}

/**
 * Whether the page broke a call off, as it asked again before this one had ended without a reply.
 * In a replay it may break it off before it is sent.
 */
const isBrokenOff = ({ at, status, request }: RecordedReply['entry'], calls: RecordedReply[]) =>
  status === 0 &&
  calls.some(
    ({ entry }) =>
      entry.at > at && entry.at - entry.ms < at && isDeepStrictEqual(entry.request, request),
  );

/**
 * The first of the calls that waited at the same time for the same reply. Which of them asked first
 * is not known, so none of their replies is held back for longer than this one.
 */
export function firstSameReply({ entries }: Recording, { index, entry }: RecordedReply): number {
  const isSame = (other: RecordingEntry) =>
    other.kind === 'call' &&
    other.operation === entry.operation &&
    other.at > entry.at - entry.ms &&
    other.status === entry.status &&
    isDeepStrictEqual(other.reply, entry.reply);
  const first = entries.findIndex(isSame);
  return first < 0 ? index : Math.min(first, index);
}

function isSameRequest({ request = {} }: CallEntry, { fields }: Call, path: string): boolean {
  const places = Object.values(request.path ?? {}).map((value) =>
    encodeURIComponent(String(value)),
  );
  const query = Object.entries(request.query ?? {}).map(([key, value]) => [key, String(value)]);
  return (
    places.every((place) => path.split('/').includes(place)) &&
    query.every(([key = '', value]) => isDeepStrictEqual(String(fields[key]), value))
  );
}

/**
 * Whether a call asks for a post that the page had begun before its recording: only the device has
 * it. Without this the mock would answer with a post of its own.
 */
export function isOnlyOnDevice({ entries }: Recording, call: Call, path: string): boolean {
  if (call.operationId !== 'getPostById') return false;
  const device = entries.find((entry) => entry.kind === 'device');
  const { drafts } = (device?.stored ?? {}) as { drafts?: unknown };
  if (!Array.isArray(drafts)) return false;
  return drafts.some((draft) => !draft?.postUID && path.endsWith(`/${draft?.clientId}`));
}

/** A recording as a scenario: what was not recorded is answered as for an approved creator. */
export function replayScenario(recording: Recording, usual: Scenario): Scenario {
  const language = firstLanguage(recording);
  return {
    ...usual,
    name: 'replay',
    title: `Replay of a report of ${recording.recordedAt.slice(0, 10)}`,
    start: firstPage(recording),
    cookies: {
      ...usual.cookies,
      ...(language && { language }),
      ...(isNewUser(recording) && { newUser: 'true' }),
    },
  };
}

/**
 * Whether the first page offered to link other accounts. The portal may have learned from the
 * cookie `newUser` that the person is new, and a recording has no cookies.
 */
const isNewUser = ({ entries }: Recording): boolean =>
  entries.some(
    (entry) =>
      entry.kind === 'chart' &&
      entry.chart === 'onboarding' &&
      entry.change === 'started' &&
      JSON.stringify(entry.state).includes('"linkOffered"'),
  );
