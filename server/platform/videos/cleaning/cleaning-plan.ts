import {
  type Box,
  type BoxReader,
  type ByteSource,
  createBoxReader,
  Mp4Error,
} from '#domain/media/mp4-boxes.ts';
import { isPlayedTrack, readChildBoxes, readTrack, type Track } from '#domain/media/mp4-tracks.ts';
import { allowedBoxes, type BoxRule, sampleEntryRules } from './allowed-boxes.ts';
import { type ByteRange, createByteRanges } from './byte-ranges.ts';
import { addFragmentSamples, defaultSizes, fragmentTrackId } from './fragment-samples.ts';
import { addTrackSamples } from './track-samples.ts';

/**
 * A three-hour video in fragments of a second has some 200,000 boxes; tables of samples are read
 * once.
 */
export const cleaningBounds = { boxes: 300_000, bytes: 256 * 1024 * 1024 };

/** A change of a file that keeps its length and the place of everything in it. */
export type Change =
  /** The box becomes free space: its type is overwritten. */
  { freeAt: number } | { erase: ByteRange };

export type CleaningPlan = {
  /**
   * Bytes of the video that no kept track uses, in order. They are cleaned first, while the index
   * still describes them.
   */
  unplayed(): Iterable<ByteRange>;
  changes: readonly Change[];
};

/**
 * Finds everything in an MP4 that playing does not need: boxes, tracks and bytes of the media data.
 * @throws {Mp4Error} `video-unreadable` when it is broken, has no played samples, or needs more
 * than `cleaningBounds`
 */
export async function createCleaningPlan(file: ByteSource): Promise<CleaningPlan> {
  const reader = createBoxReader(file, cleaningBounds);
  const top: Box[] = [];
  for await (const box of reader.boxes(0, file.size)) top.push(box);
  const tracks = await playedTracks(reader, top);
  const played = createByteRanges();
  for (const track of tracks.byPlace.values()) await addTrackSamples(reader, track, played);
  const index = top.find(({ type }) => type === 'moov');
  const sizes = index ? await defaultSizes(reader, index) : new Map<number, number>();
  for (const box of top)
    if (box.type === 'moof')
      await addFragmentSamples(reader, box, sizes, (id) => tracks.ids.has(id), played);
  const mediaRanges = top
    .filter(({ type }) => type === 'mdat')
    .map(({ start, end }) => [start, end] as const);
  if (!isAnythingPlayed(played, mediaRanges)) throw new Mp4Error('video-unreadable');
  const changes: Change[] = [];
  const walk: Walk = { reader, tracks, changes };
  await cleanBoxes(walk, { from: 0, to: file.size, ruleOf: ruleLookup(allowedBoxes), kind: '' });
  return { unplayed: () => played.gapsIn(mediaRanges), changes };
}

type Tracks = { byPlace: ReadonlyMap<number, Track>; ids: ReadonlySet<number> };
type Walk = { reader: BoxReader; tracks: Tracks; changes: Change[] };
type Level = {
  from: number;
  to: number;
  ruleOf: (type: string) => BoxRule | undefined;
  /** The kind of the surrounding track. */
  kind: string;
};

const ruleLookup = (rules: Readonly<Record<string, BoxRule>>) => (type: string) =>
  Object.hasOwn(rules, type) ? rules[type] : undefined;

async function playedTracks(reader: BoxReader, top: readonly Box[]): Promise<Tracks> {
  const byPlace = new Map<number, Track>();
  const ids = new Set<number>();
  for (const index of top.filter(({ type }) => type === 'moov'))
    for await (const box of reader.boxes(index.start, index.end)) {
      const track = box.type === 'trak' ? await readTrack(reader, box) : undefined;
      if (!track?.header || !isPlayedTrack(track)) continue;
      byPlace.set(box.at, track);
      ids.add(await trackId(reader, track.header));
    }
  return { byPlace, ids };
}

async function trackId(reader: BoxReader, { start, end }: Box): Promise<number> {
  if (end - start < 24) throw new Mp4Error('video-unreadable');
  const fields = await reader.view(start, 24);
  return fields.getUint32(fields.getUint8(0) === 1 ? 20 : 12);
}

const totalLength = (ranges: Iterable<ByteRange>) => {
  let length = 0;
  for (const [from, to] of ranges) length += to - from;
  return length;
};

const isAnythingPlayed = (
  played: ReturnType<typeof createByteRanges>,
  films: readonly ByteRange[],
) => totalLength(played.gapsIn(films)) < totalLength(films);

async function cleanBoxes(walk: Walk, level: Level): Promise<void> {
  let end = level.from;
  for await (const box of walk.reader.boxes(level.from, level.to)) {
    const rule = (await belongsToDroppedTrack(walk, box)) ? undefined : level.ruleOf(box.type);
    if (rule) await cleanBox(walk, box, rule, level.kind);
    else walk.changes.push({ freeAt: box.at + 4 }, { erase: [box.start, box.end] });
    end = box.end;
  }
  if (end < level.to) walk.changes.push({ erase: [end, level.to] });
}

/** Whether the box belongs to a track that is not played. */
async function belongsToDroppedTrack({ reader, tracks }: Walk, box: Box): Promise<boolean> {
  if (box.type === 'trak') return !tracks.byPlace.has(box.at);
  if (box.type !== 'traf') return false;
  const header = (await readChildBoxes(reader, box)).get('tfhd');
  return !tracks.ids.has(await fragmentTrackId(reader, header));
}

async function cleanBox(walk: Walk, box: Box, rule: BoxRule, around: string): Promise<void> {
  const { reader, changes } = walk;
  for (const [from, to] of (await rule.erase?.({ reader, box })) ?? []) {
    const erase = [box.start + from, Math.min(box.start + to, box.end)] as const;
    if (erase[0] < erase[1]) changes.push({ erase });
  }
  const kind = walk.tracks.byPlace.get(box.at)?.kind ?? around;
  if (box.type === 'stsd') {
    const findRule = () => sampleEntryRules[kind];
    await cleanBoxes(walk, { from: box.start + 8, to: box.end, ruleOf: findRule, kind });
  } else if (rule.inside) {
    const skip =
      typeof rule.skip === 'function' ? await rule.skip({ reader, box }) : (rule.skip ?? 0);
    await cleanBoxes(walk, {
      from: box.start + skip,
      to: box.end,
      ruleOf: ruleLookup(rule.inside),
      kind,
    });
  }
}
