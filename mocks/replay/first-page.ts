import { negotiateInterfaceLanguage } from '#domain/language/languages.ts';
import { stepRoutes } from '#domain/navigation/onboarding-steps.ts';
import type { Recording, RecordingEntry } from '#domain/problem-reports/recording.ts';

/** The page on which a recording begins. */
export function firstPage(recording: Recording): string {
  const path = firstPath(recording);
  return newPostId(recording) ? path.replace(draft, '') : path;
}

/** The language in which a recording begins; it may have changed until its end. */
export function firstLanguage({ entries, language }: Recording): string {
  return entries.find((entry) => entry.kind === 'page')?.language ?? language;
}

/**
 * The file of the build that the recorded page was served from: the one that people can write on
 * before the portal runs where they did, as server/http/pages/portal.ts chooses it.
 */
export function firstFile(recording: Recording): string {
  const page = recording.entries.find((entry) => entry.kind === 'page');
  const isPrerendered = page?.isPrerendered || earlyText(recording);
  const [path = ''] = firstPath(recording).split('?');
  const name = isPrerendered && prerenderedPages[path];
  const language = negotiateInterfaceLanguage(firstLanguage(recording));
  return name ? `prerendered/${name}.${language}.html` : 'index.html';
}

const prerenderedPages: Record<string, string> = {
  '/app/post/create': 'app.post.create.new',
  '/login/mobile': 'phone-sign-in',
  [stepRoutes['phone-verification']]: 'phone-verification',
};

/** The id of the post that was begun on the first page; undefined when there is none. */
export function newPostId(recording: Recording): string | undefined {
  const [, id] = firstPath(recording).match(draft) ?? [];
  return id && isNew(recording.entries, id) ? id : undefined;
}

const firstPath = ({ entries, page }: Recording): string =>
  entries.find((entry) => entry.kind === 'page')?.path ?? page;

const draft = /&draft=([0-9a-f-]{36})/;

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
 * What was written into a new article before the recorder ran: the editor had it without an input
 * of the person. Undefined when there is no such text.
 */
export function earlyText(recording: Recording): { title: string; html: string } | undefined {
  const { entries } = recording;
  const input = entries.findIndex(({ kind }) => kind === 'input');
  const before = entries.slice(0, input < 0 ? entries.length : input);
  if (!newPostId(recording) || !before.some(hasText)) return undefined;
  const end = entries.findIndex(
    (entry) => entry.kind === 'chart' && entry.event?.type === 'content.collected',
  );
  const { event } = (entries[end] ?? {}) as { event?: { content?: Record<string, unknown> } };
  const typed = entries
    .slice(before.length, Math.max(end, 0))
    .flatMap((entry) => (entry.kind === 'input' && entry.action === 'fill' ? [entry.value] : []));
  // What is typed again by the replay is left out: it can be undone then.
  const early = (text: unknown = '') =>
    typed.includes(String(text).replace(/<[^>]*>/g, '')) ? '' : String(text);
  return { title: early(event?.content?.title), html: early(event?.content?.html) };
}

/** Whether the portal showed the person of the last visit before the server had answered. */
export const isStartFromDevice = (entry: RecordingEntry): boolean =>
  entry.kind === 'chart' &&
  entry.chart === 'app' &&
  ['refreshing', 'stale'].includes(String((entry.state as { person?: unknown }).person));

/** Whether the editor has a text that it had not before. */
const hasText = (entry: RecordingEntry) =>
  entry.kind === 'chart' &&
  entry.chart === 'post-editor' &&
  JSON.stringify(entry.state).includes('"collecting"');
