import type { ChartEntry, RecordingEntry } from '#domain/problem-reports/recording.ts';

/** An entry and about how many bytes it takes. */
export type StoredEntry = { entry: RecordingEntry; size: number };

type Limits = { entries: number; bytes: number };

/** So many replies of each operation stay: a page asks for more than one post. */
const repliesKept = 3;
/** What of the limits the calls before the first page may take. */
const shareOfEarlier = 0.5;

/**
 * The entries without the oldest ones, where they are too many or too large. They begin with a page
 * where a later one is left, so that a replay can open it: the last replies of each operation
 * before it stay, because the page asks for some of them when it opens, and so does what the device
 * had stored. @returns the same list when it is within the limits
 */
export function entriesWithinLimits(entries: StoredEntry[], limits: Limits): StoredEntry[] {
  let kept = entries;
  while (!isWithin(kept, limits)) {
    const page = kept.findIndex(({ entry }, index) => index > 0 && entry.kind === 'page');
    if (page < 0) return newest(kept, limits);
    kept = beginningAt(kept, page, limits);
  }
  return kept;
}

const sum = (entries: StoredEntry[]) => entries.reduce((bytes, { size }) => bytes + size, 0);
const isWithin = (entries: StoredEntry[], limits: Limits) =>
  entries.length <= limits.entries && sum(entries) <= limits.bytes;

function beginningAt(entries: StoredEntry[], page: number, limits: Limits): StoredEntry[] {
  const [first, ...later] = entries.slice(page) as [StoredEntry, ...StoredEntry[]];
  const { at } = first.entry;
  const earlier = lastReplies(entries.slice(0, page)).map(({ entry, size }) => ({
    entry: { ...entry, at, ...(entry.kind === 'call' && { isEarlier: true as const }) },
    size,
  }));
  const room = { entries: limits.entries * shareOfEarlier, bytes: limits.bytes * shareOfEarlier };
  return [first, ...newest(earlier, room), ...withoutEarlierCharts(later)];
}

/** The last replies of each operation, and what the device had stored. */
function lastReplies(entries: StoredEntry[]): StoredEntry[] {
  const counts = new Map<string, number>();
  const found = entries.toReversed().filter(({ entry }) => {
    if (entry.kind !== 'call' || entry.status === 0) return entry.kind === 'device';
    const count = (counts.get(entry.operation) ?? 0) + 1;
    counts.set(entry.operation, count);
    return count <= repliesKept;
  });
  return found.reverse();
}

/** Without the charts that started before these entries and end in them: a new page has none. */
function withoutEarlierCharts(entries: StoredEntry[]): StoredEntry[] {
  const actors = (change: ChartEntry['change']) =>
    entries.flatMap(({ entry }) =>
      entry.kind === 'chart' && entry.change === change ? [entry.actor] : [],
    );
  const started = new Set(actors('started'));
  const gone = new Set(actors('ended').filter((actor) => !started.has(actor)));
  return entries.filter(({ entry }) => entry.kind !== 'chart' || !gone.has(entry.actor));
}

function newest(entries: StoredEntry[], { entries: most, bytes }: Limits): StoredEntry[] {
  let room = bytes;
  const first = entries.slice(-most).findLastIndex(({ size }) => {
    room -= size;
    return room < 0;
  });
  return entries.slice(-most).slice(first + 1);
}
