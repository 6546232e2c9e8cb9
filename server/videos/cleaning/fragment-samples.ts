import { type Box, type BoxReader, Mp4Problem } from '#domain/mp4-boxes.ts';
import { childrenOf } from '#domain/mp4-tracks.ts';
import type { ByteRanges } from './byte-ranges.ts';
import { table } from './table.ts';

/** Flags of a track fragment (8.8.7) and of a run of samples in it (8.8.8). */
const fragmentHas = { base: 0x1, description: 0x2, duration: 0x8, size: 0x10, baseIsFragment: 0x20000 };
const runHas = { offset: 0x1, firstFlags: 0x4, duration: 0x100, size: 0x200, flags: 0x400, shift: 0x800 };
const mostSamplesOfRun = 1_000_000;

/** The size of samples that say none of their own, by the id of the track (8.8.3). */
export async function defaultSizes(reader: BoxReader, index: Box): Promise<Map<number, number>> {
  const sizes = new Map<number, number>();
  const extends_ = (await childrenOf(reader, index)).get('mvex');
  if (!extends_) return sizes;
  for await (const box of reader.boxes(extends_.start, extends_.end)) {
    if (box.type !== 'trex' || box.end - box.start < 24) continue;
    const fields = await reader.view(box.start, 24);
    sizes.set(fields.getUint32(4), fields.getUint32(16));
  }
  return sizes;
}

type Fragment = { id: number; base: number | undefined; size: number | undefined };

/**
 * Adds where the samples lie that a fragment of the film describes.
 * @param isPlayed whether a track is kept
 * @throws {Mp4Problem} when the fragment is broken
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
    const header = (await childrenOf(reader, box)).get('tfhd');
    if (!header) continue;
    const {
      id,
      base = end,
      size = sizes.get(id) ?? 0,
    } = await fragmentHeader(reader, header, movieFragment.at);
    end = base;
    for await (const run of reader.boxes(box.start, box.end)) {
      if (run.type !== 'trun') continue;
      const place = await runOf(reader, run, { base, from: end, size });
      if (isPlayed(id)) ranges.add(place.from, place.to);
      end = place.to;
    }
  }
}

export async function fragmentTrackId(reader: BoxReader, header: Box | undefined): Promise<number> {
  return header && header.end - header.start >= 8 ? (await reader.view(header.start, 8)).getUint32(4) : 0;
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
  const baseAt = next(fragmentHas.base, 8);
  next(fragmentHas.description, 4);
  next(fragmentHas.duration, 4);
  const sizeAt = next(fragmentHas.size, 4);
  const own =
    baseAt === undefined ? undefined : numberAt(fields, baseAt) * 2 ** 32 + numberAt(fields, baseAt + 4);
  return {
    id: numberAt(fields, 4),
    base: own ?? (flags & fragmentHas.baseIsFragment ? at : undefined),
    size: sizeAt === undefined ? undefined : numberAt(fields, sizeAt),
  };
}

async function runOf(
  reader: BoxReader,
  box: Box,
  { base, from, size }: { base: number; from: number; size: number },
): Promise<{ from: number; to: number }> {
  const head = await reader.view(box.start, Math.min(16, box.end - box.start));
  const flags = numberAt(head, 0) & 0xffffff;
  const count = numberAt(head, 4);
  const start = flags & runHas.offset ? base + (numberAt(head, 8) | 0) : from;
  if (!(flags & runHas.size)) return { from: start, to: start + count * size };
  if (count > mostSamplesOfRun) throw new Mp4Problem('video-unreadable');
  const before = 8 + (flags & runHas.offset ? 4 : 0) + (flags & runHas.firstFlags ? 4 : 0);
  const fields = [runHas.duration, runHas.size, runHas.flags, runHas.shift].filter((has) => flags & has);
  const field = fields.indexOf(runHas.size);
  const samples = table(reader, box, { count, from: before, width: fields.length * 4, fieldWidth: 4 });
  let to = start;
  for (let at = 0; at < count; at += 1) to += await samples.at(at, field);
  return { from: start, to };
}

function numberAt(view: DataView, at: number): number {
  if (at + 4 > view.byteLength) throw new Mp4Problem('video-unreadable');
  return view.getUint32(at);
}
