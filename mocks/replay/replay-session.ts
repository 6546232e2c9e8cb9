import { isDeepStrictEqual } from 'node:util';
import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import type { CallEntry, Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';
import type { Call, Scenario } from '../scenario.ts';

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

/** The page on which a recording begins. */
export function firstPage({ entries, page }: Recording): string {
  const path = entries.find((entry) => entry.kind === 'page')?.path ?? page;
  const [, id] = path.match(newPost) ?? [];
  return id && isNew(entries, id) ? path.replace(newPost, '') : path;
}

/** The language in which a recording begins; it may have changed until its end. */
export function firstLanguage({ entries, language }: Recording): string {
  return entries.find((entry) => entry.kind === 'page')?.language ?? language;
}

/**
 * The file of the build that the recorded page was served from: the one that people can write on
 * before the portal runs where it was still shown, as server/http/pages/portal.ts chooses it.
 */
export function pageFile(recording: Recording): string {
  const page = recording.entries.find((entry) => entry.kind === 'page');
  const [path = ''] = page?.path.split('?') ?? [];
  const name = page?.isPrerendered && prerenderedPages[path];
  const language = negotiateInterfaceLanguage(firstLanguage(recording));
  return name ? `prerendered/${name}.${language}.html` : 'index.html';
}

const prerenderedPages: Record<string, string> = {
  '/app/post/create': 'app.post.create.new',
  '/login/mobile': 'phone-sign-in',
  [stepRoutes['phone-verification']]: 'phone-verification',
};

const newPost = /&draft=([0-9a-f-]{36})/;

/** Whether a post was begun on this page before the recording: nobody has stored it yet. */
function isNew(entries: Recording['entries'], id: string): boolean {
  const isStored = entries.some(
    (entry) => entry.kind === 'device' && JSON.stringify(entry.stored).includes(id),
  );
  const editor = entries.find(
    (entry) =>
      entry.kind === 'chart' && entry.chart === 'post-editor' && entry.change === 'started',
  );
  return !isStored && editor?.kind === 'chart' && !JSON.stringify(editor.state).includes('opening');
}

/**
 * The recorded reply to a call, in their order; one to the same query and path comes first. The
 * last reply is repeated. Undefined when the operation was never called.
 */
export function nextReply(replay: Replay, call: Call, path: string): RecordedReply | undefined {
  const recorded = replay.recording.entries.flatMap((entry, index) =>
    entry.kind === 'call' && entry.operation === call.operationId ? [{ index, entry }] : [],
  );
  const unused = recorded.filter(({ index }) => !replay.used.has(index));
  const found =
    unused.find(({ entry }) => isSameRequest(entry, call, path)) ??
    unused[0] ??
    recorded.findLast(({ entry }) => isSameRequest(entry, call, path)) ??
    recorded.at(-1);
  if (found) replay.used.add(found.index);
  return found;
}

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
    cookies: { ...usual.cookies, ...(language && { language }) },
  };
}
