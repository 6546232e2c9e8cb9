type Bounds = {
  /** Entries at once. */
  max: number;
  /** Entries of one key, so that no key fills the queue alone. */
  maxPerKey: number;
};

/**
 * A first-in, first-out queue in which keys take turns, so that one with fifty entries delays
 * another by one.
 */
export type WaitingQueue<Entry> = {
  size(): number;
  /** @returns false when the line is full, or holds too much of this key */
  add(key: string, entry: Entry, bounds: Bounds): boolean;
  /** The next entry, removed; undefined when the queue is empty. */
  take(): Entry | undefined;
  remove(key: string, entry: Entry): boolean;
  /** Removes all entries that match. */
  removeWhere(matches: (entry: Entry) => boolean): Entry[];
};

export function createWaitingQueue<Entry>(): WaitingQueue<Entry> {
  /** In the order of turns: a key moves to the end when an entry of it is taken. */
  const entriesByKey = new Map<string, Entry[]>();
  let size = 0;

  return {
    size: () => size,
    add(key, entry, { max, maxPerKey }) {
      const own = entriesByKey.get(key);
      if (size >= max || (own && own.length >= maxPerKey)) return false;
      if (own) own.push(entry);
      else entriesByKey.set(key, [entry]);
      size += 1;
      return true;
    },
    take() {
      for (const [key, entries] of entriesByKey) {
        const entry = entries.shift();
        entriesByKey.delete(key);
        if (entries.length > 0) entriesByKey.set(key, entries);
        size -= 1;
        return entry;
      }
      return undefined;
    },
    remove(key, entry) {
      const entries = entriesByKey.get(key);
      const place = entries?.indexOf(entry) ?? -1;
      if (!entries || place < 0) return false;
      entries.splice(place, 1);
      if (entries.length === 0) entriesByKey.delete(key);
      size -= 1;
      return true;
    },
    removeWhere(fits) {
      const removed: Entry[] = [];
      for (const [key, entries] of entriesByKey) {
        const kept = entries.filter((entry) => !fits(entry));
        if (kept.length === entries.length) continue;
        removed.push(...entries.filter(fits));
        if (kept.length === 0) entriesByKey.delete(key);
        else entriesByKey.set(key, kept);
      }
      size -= removed.length;
      return removed;
    },
  };
}
