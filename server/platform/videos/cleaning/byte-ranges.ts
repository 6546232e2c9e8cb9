import { Mp4Error } from '#domain/media/mp4-boxes.ts';

/** A video of two hours with separate frames has some 800,000. */
const maxRanges = 1_000_000;

export type ByteRanges = ReturnType<typeof createByteRanges>;
export type ByteRange = readonly [from: number, to: number];

/** Parts of a file, each from its first byte to before its last, in any order. */
export function createByteRanges() {
  const starts: number[] = [];
  const ends: number[] = [];
  return {
    /** @throws {Mp4Error} when there are more than a video has */
    add(from: number, to: number): void {
      if (to <= from) return;
      if (ends.at(-1) === from) {
        ends[ends.length - 1] = to;
        return;
      }
      if (starts.length >= maxRanges) throw new Mp4Error('video-unreadable');
      starts.push(from);
      ends.push(to);
    },
    /** The rest of the parts `within`, which are in order and do not overlap. */
    *gapsIn(within: readonly ByteRange[]): Generator<ByteRange> {
      const order = Uint32Array.from(starts.keys()).sort(
        (a, b) => (starts[a] ?? 0) - (starts[b] ?? 0),
      );
      let next = 0;
      for (const [from, to] of within) {
        let reached = from;
        for (; next < order.length; next += 1) {
          const start = starts[order[next] ?? 0] ?? 0;
          const end = ends[order[next] ?? 0] ?? 0;
          if (start >= to) break;
          if (start > reached) yield [reached, start];
          reached = Math.max(reached, end);
          // It continues in the next part.
          if (end > to) break;
        }
        if (reached < to) yield [reached, to];
      }
    },
  };
}
