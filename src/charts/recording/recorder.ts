import { nobody } from '#domain/auth/nobody.ts';
import type {
  CallEntry,
  InputEntry,
  RecordedChange,
  RecordingEntry,
} from '#domain/problem-reports/recording.ts';
import { recordingLimits } from '#domain/problem-reports/recording-limits.ts';
import type { ObservedCall } from '#src/api/observed-calls.ts';
import { entriesWithinLimits, type StoredEntry } from './entries-within-limits.ts';
import { plainCopy, roughSize } from './plain-copy.ts';

/*
 * What happened lately on this page, in memory only. It holds replies as they came; what leaves the
 * memory has gone through build-recording.ts, which removes personal data.
 */

let entries: StoredEntry[] = [];
const pending = new Set<ObservedCall>();
let path = '';

/** The entries of this page, the oldest first, and the calls that wait for a reply. */
export function recordedEntries(): RecordingEntry[] {
  recordPage();
  const now = performance.now();
  return [
    ...entries.map(({ entry }) => entry),
    ...[...pending].map(({ operation, request, startedAt }) => ({
      ...callEntry(operation, request, 0, now - startedAt),
      at: now,
      isPending: true as const,
    })),
  ];
}

/** Adds an entry; older ones make room for it. */
export function record(change: RecordedChange): void {
  if (change.kind !== 'page') recordPage();
  const entry = { at: performance.now(), ...change };
  const size = roughSize(entry, recordingLimits.bytes);
  entries = entriesWithinLimits([...entries, { entry, size }], recordingLimits);
}

/** Enters what a person did. Of what is typed into a field, line by line, the last counts. */
export function recordInput(input: InputEntry): void {
  const [before, last] = [entries.at(-2), entries.at(-1)];
  const isLine = isInField(last, input, 'key') && isInField(before, input, 'fill');
  const typed = isInField(last, input, 'fill') ? last : isLine ? before : undefined;
  if (input.action !== 'fill' || !typed) {
    record(input);
    return;
  }
  if (isLine) entries.pop();
  Object.assign(typed.entry, input);
  typed.size = roughSize(typed.entry, recordingLimits.bytes);
}

const isInField = (
  stored: StoredEntry | undefined,
  { target }: InputEntry,
  action: InputEntry['action'],
) =>
  stored?.entry.kind === 'input' &&
  stored.entry.target === target &&
  stored.entry.action === action;

/** Enters that the page has changed, when it has: the router announces it nowhere. */
function recordPage(): void {
  const current = location.pathname + location.search;
  if (current === path) return;
  const isFirst = path === '';
  path = current;
  const { lang: language } = document.documentElement;
  record({
    kind: 'page',
    path,
    language,
    ...(isFirst && isPrerendered() && { isPrerendered: true }),
  });
}

/** As src/ui/layout/first-page.ts, which belongs to a chunk of the first pages. */
const isPrerendered = () => document.querySelector('#first-page:not([hidden])') !== null;

/** Enters a call of the contract when it has ended; until then it counts as pending. */
export function recordCall(call: ObservedCall): void {
  call.request = plainCopy(call.request) as ObservedCall['request'];
  const { operation, request, startedAt, status, reply } = call;
  if (status === undefined) {
    pending.add(call);
    return;
  }
  pending.delete(call);
  const entry = callEntry(operation, request, status, performance.now() - startedAt);
  // The next person on this phone must not report what the last one did.
  if (signOuts.has(operation) && status >= 200 && status < 300) forgetEntries();
  const isKept = roughSize(reply, recordingLimits.replyBytes) <= recordingLimits.replyBytes;
  record(reply === undefined || !isKept ? entry : { ...entry, reply });
}

const signOuts = new Set(['logout', 'logoutEverywhere']);

/** Nobody is signed in any more: as on a page that opens now, with the same configuration. */
export function forgetEntries(): void {
  const config = entries.findLast(
    ({ entry }) => entry.kind === 'call' && entry.operation === 'getConfig',
  );
  entries = config ? [{ ...config, entry: { ...config.entry, at: performance.now() } }] : [];
  path = '';
  record({ ...callEntry('getCurrentUser', {}, 200, 0), reply: { data: nobody } });
}

const callEntry = (
  operation: string,
  request: CallEntry['request'],
  status: number,
  ms: number,
): CallEntry => ({
  kind: 'call',
  operation,
  ...(request && Object.keys(request).length > 0 && { request }),
  status,
  ms: Math.round(ms),
});
