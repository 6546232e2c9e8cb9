import { type Box, type BoxReader, readAscii } from './mp4-boxes.ts';

/** A track of the index: what it carries, and the boxes that say how. */
export type Track = {
  box: Box;
  /** `vide`, `soun`, or one of the others (8.4.3). */
  kind: string;
  /** The formats of its samples, as `avc1` (8.5.2). */
  formats: string[];
  header: Box | undefined;
  /** The tables of its samples by their types. */
  tables: ReadonlyMap<string, Box>;
};

/**
 * Formats of moving pictures (https://mp4ra.org/registered-types/sampleentries). A track of still
 * pictures is none of them: a JPEG carries its own Exif data.
 */
const videoFormats = new Set([
  ...['avc1', 'avc2', 'avc3', 'avc4', 'hvc1', 'hvc2', 'hev1', 'hev2', 'lhv1', 'lhe1'],
  ...['dvh1', 'dvhe', 'dva1', 'dvav', 'dav1', 'vp08', 'vp09', 'av01', 'vvc1', 'vvi1', 'evc1'],
  ...['mp4v', 's263', 'h263', 'encv'],
]);

export const isVideoTrack = ({ kind, formats }: Pick<Track, 'kind' | 'formats'>) =>
  kind === 'vide' && formats.length > 0 && formats.every((format) => videoFormats.has(format));

/**
 * Whether a track is played: moving pictures and sound are; subtitles, time codes and telemetry are
 * not.
 */
export const isPlayedTrack = (track: Pick<Track, 'kind' | 'formats'>) =>
  isVideoTrack(track) || track.kind === 'soun';

/** @throws {Mp4Problem} as the reader */
export async function readTrack(reader: BoxReader, box: Box): Promise<Track> {
  const boxes = await readChildBoxes(reader, box);
  const media = await readChildBoxes(reader, boxes.get('mdia'));
  const handler = media.get('hdlr');
  const inside = await readChildBoxes(reader, media.get('minf'));
  const tables = await readChildBoxes(reader, inside.get('stbl'));
  return {
    box,
    kind:
      handler && handler.end - handler.start >= 12
        ? await readBoxType(reader, handler.start + 8)
        : '',
    formats: await readSampleFormats(reader, tables.get('stsd')),
    header: boxes.get('tkhd'),
    tables,
  };
}

/** The boxes inside of one, the first of each type. */
export async function readChildBoxes(
  reader: BoxReader,
  box: Box | undefined,
): Promise<Map<string, Box>> {
  const found = new Map<string, Box>();
  if (!box) return found;
  for await (const child of reader.boxes(box.start, box.end))
    if (!found.has(child.type)) found.set(child.type, child);
  return found;
}

async function readSampleFormats(
  reader: BoxReader,
  descriptions: Box | undefined,
): Promise<string[]> {
  const formats = new Set<string>();
  if (descriptions)
    for await (const entry of reader.boxes(descriptions.start + 8, descriptions.end))
      formats.add(entry.type);
  return [...formats];
}

const readBoxType = async (reader: BoxReader, at: number) =>
  readAscii(await reader.view(at, 4), 0, 4);
