import { type Box, type BoxReader, Mp4Error } from '#domain/media/mp4-boxes.ts';
import { readChildBoxes } from '#domain/media/mp4-tracks.ts';
import { createBoxTable } from './box-table.ts';
import type { ByteRanges } from './byte-ranges.ts';

/** Flags of a track fragment (8.8.7) and of a run of samples in it (8.8.8). */
const fragmentFlags = {
  base: 0x1,
  description: 0x2,
  duration: 0x8,
  size: 0x10,
  baseIsFragment: 0x20000,
};
const runFlags = {
  offset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  shift: 0x800,
};
const maxSamplesPerRun = 1_000_000;

/** The size of samples that say none of their own, by the id of the track (8.8.3). */
export async function defaultSizes(reader: BoxReader, index: Box): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  const movieExtends = (await readChildBoxes(reader, index)).get('mvex');
  if (!movieExtends) return sizes;
  for await (const box of reader.boxes(movieExtends.start, movieExtends.end)) {
    if (box.type !== 'trex' || box.end - box.start < 24) continue;
    const fields = await reader.view(box.start, 24);
    sizes.set(fields.getUint32(4), fields.getUint32(16));
  }
  return sizes;
}

type Fragment = { id: number; base: number | undefined; size: number | undefined };

/**
 * Adds the positions of the samples that a fragment of the video describes.
 * @param isPlayed whether a track is kept
 * @throws {Mp4Error} when the fragment is broken
 */
export async function addFragmentSamples(
  reader: BoxReader,
  movieFragment: Box,
  sizes: ReadonlyMap<number, number>,
  isPlayed: (id: number) => boolean,
  ranges: ByteRanges,
): Promise<void> {
  let end = movieFragment.at;
  for await (const box of reader.boxes(movieFragment.start, movieFragment.end)) {
    if (box.type !== 'traf') continue;
    const header = (await readChildBoxes(reader, box)).get('tfhd');
    if (!header) continue;
    const {
      id,
      base = end,
      size = sizes.get(id) ?? 0,
    } = await fragmentHeader(reader, header, movieFragment.at);
    end = base;
    for await (const run of reader.boxes(box.start, box.end)) {
      if (run.type !== 'trun') continue;
      const place = await readRun(reader, run, { base, from: end, size });
      if (isPlayed(id)) ranges.add(place.from, place.to);
      end = place.to;
    }
  }
}

export async function fragmentTrackId(reader: BoxReader, header: Box | undefined): Promise<number> {
  return header && header.end - header.start >= 8
    ? (await reader.view(header.start, 8)).getUint32(4)
    : 0;
}

async function fragmentHeader(reader: BoxReader, header: Box, at: number): Promise<Fragment> {
  const fields = await reader.view(header.start, Math.min(40, header.end - header.start));
  const flags = numberAt(fields, 0) & 0xffffff;
  let place = 8;
  const next = (has: number, width: number) => {
    if (!(flags & has)) return undefined;
    place += width;
    return place - width;
  };
  const baseAt = next(fragmentFlags.base, 8);
  next(fragmentFlags.description, 4);
  next(fragmentFlags.duration, 4);
  const sizeAt = next(fragmentFlags.size, 4);
  const own =
    baseAt === undefined
      ? undefined
      : numberAt(fields, baseAt) * 2 ** 32 + numberAt(fields, baseAt + 4);
  return {
    id: numberAt(fields, 4),
    base: own ?? (flags & fragmentFlags.baseIsFragment ? at : undefined),
    size: sizeAt === undefined ? undefined : numberAt(fields, sizeAt),
  };
}

async function readRun(
  reader: BoxReader,
  box: Box,
  { base, from, size }: { base: number; from: number; size: number },
): Promise<{ from: number; to: number }> {
  const head = await reader.view(box.start, Math.min(16, box.end - box.start));
  const flags = numberAt(head, 0) & 0xffffff;
  const count = numberAt(head, 4);
  const start = flags & runFlags.offset ? base + (numberAt(head, 8) | 0) : from;
  if (!(flags & runFlags.size)) return { from: start, to: start + count * size };
  if (count > maxSamplesPerRun) throw new Mp4Error('video-unreadable');
  const before = 8 + (flags & runFlags.offset ? 4 : 0) + (flags & runFlags.firstFlags ? 4 : 0);
  const fields = [runFlags.duration, runFlags.size, runFlags.flags, runFlags.shift].filter(
    (has) => flags & has,
  );
  const field = fields.indexOf(runFlags.size);
  const samples = createBoxTable(reader, box, {
    count,
    from: before,
    width: fields.length * 4,
    fieldWidth: 4,
  });
  let to = start;
  for (let at = 0; at < count; at += 1) to += await samples.at(at, field);
  return { from: start, to };
}

function numberAt(view: DataView, at: number): number {
  if (at + 4 > view.byteLength) throw new Mp4Error('video-unreadable');
  return view.getUint32(at);
}
