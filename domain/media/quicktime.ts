import { probeLimits } from './mp4.ts';
import {
  type Box,
  type BoxReader,
  type ByteSource,
  createBoxReader,
  Mp4Error,
  readAscii,
} from './mp4-boxes.ts';
import { isVideoTrack, readChildBoxes, readTrack, type Track } from './mp4-tracks.ts';

/** Bytes to write over those of a file from `at` on. */
export type Patch = { at: number; bytes: Uint8Array<ArrayBuffer> };

const hevcFormats = new Set(['hvc1', 'hvc2', 'hev1', 'hev2', 'lhv1', 'lhe1', 'dvh1', 'dvhe']);
const avcFormats = new Set(['avc1', 'avc3']);

const isAvcTrack = (track: Track) =>
  isVideoTrack(track) && track.formats.every((format) => avcFormats.has(format));
const isHevcTrack = (track: Track) =>
  isVideoTrack(track) && track.formats.some((format) => hevcFormats.has(format));
const isAacTrack = ({ kind, formats }: Track) =>
  kind === 'soun' && formats.length > 0 && formats.every((format) => format === 'mp4a');

/** Whether a file says of itself that it is a QuickTime movie, as iPhones record them. */
export async function isQuickTime(file: ByteSource): Promise<boolean> {
  const head = await file.read(0, 12);
  return new TextDecoder('latin1').decode(head.subarray(4, 12)) === 'ftypqt  ';
}

/**
 * Whether the moving pictures of an MP4 or a QuickTime movie are HEVC (H.265) and nothing else.
 * @throws {Mp4Error} `video-unreadable` when the file is truncated or has too many boxes
 */
export async function isHevcVideo(file: ByteSource): Promise<boolean> {
  const reader = createBoxReader(file, probeLimits);
  const tracks: Track[] = [];
  for await (const box of reader.boxes(0, file.size))
    if (box.type === 'moov')
      for await (const child of reader.boxes(box.start, box.end))
        if (child.type === 'trak') tracks.push(await readTrack(reader, child));
  return tracks.some(isHevcTrack) && !tracks.some(isAvcTrack);
}

/**
 * What turns a QuickTime movie with H.264 and AAC into an MP4 (ISO/IEC 14496-12, 14496-14). Both
 * formats have the same boxes, so the changes are small: the brand, the description of the sound,
 * and boxes that only QuickTime knows, which become free space. No byte moves, so the frames stay
 * where the index says.
 * @returns the patches in the order of the file; they do not overlap
 * @throws {Mp4Error} `video-type-not-allowed` for other codecs, `video-unreadable` when the file is
 * truncated or has too many boxes
 */
export async function quickTimePatches(file: ByteSource): Promise<Patch[]> {
  const reader = createBoxReader(file, probeLimits);
  const patches: Patch[] = [];
  for await (const box of reader.boxes(0, file.size)) {
    if (box.type === 'ftyp') patches.push(...(await brandPatches(reader, box)));
    if (box.type === 'moov') patches.push(...(await indexPatches(reader, box)));
  }
  return patches;
}

async function brandPatches(reader: BoxReader, { start, end }: Box): Promise<Patch[]> {
  const patches = [{ at: start, bytes: ascii('isom\0\0\0\0') }];
  for (let at = start + 8; at + 4 <= end; at += 4)
    if (readAscii(await reader.view(at, 4), 0, 4) === 'qt  ')
      patches.push({ at, bytes: ascii('mp42') });
  return patches;
}

async function indexPatches(reader: BoxReader, index: Box): Promise<Patch[]> {
  const patches: Patch[] = [];
  const tracks: Track[] = [];
  for await (const box of reader.boxes(index.start, index.end)) {
    if (box.type === 'trak') tracks.push(await readTrack(reader, box));
    else if (!['mvhd', 'mvex'].includes(box.type)) patches.push(freeBox(box));
  }
  const isSoundLost = tracks.some(({ kind }) => kind === 'soun') && !tracks.some(isAacTrack);
  if (!tracks.some(isAvcTrack) || isSoundLost) throw new Mp4Error('video-type-not-allowed');
  for (const track of tracks)
    if (isAvcTrack(track) || isAacTrack(track))
      patches.push(...(await trackPatches(reader, track)));
    else patches.push(freeBox(track.box));
  return patches.sort((one, other) => one.at - other.at);
}

async function trackPatches(reader: BoxReader, track: Track): Promise<Patch[]> {
  const patches = await freeOthers(reader, track.box, ['tkhd', 'edts', 'mdia']);
  const boxes = await readChildBoxes(reader, track.box);
  const media = await readChildBoxes(reader, boxes.get('mdia'));
  const handler = media.get('hdlr');
  // QuickTime says `mhlr` where ISO has zeros (8.4.3).
  if (handler) patches.push({ at: handler.start + 4, bytes: new Uint8Array(4) });
  const inside = media.get('minf');
  if (inside) patches.push(...(await freeOthers(reader, inside, ['vmhd', 'smhd', 'dinf', 'stbl'])));
  const information = (await readChildBoxes(reader, inside)).get('dinf');
  const references = (await readChildBoxes(reader, information)).get('dref');
  if (references)
    for await (const { type, at } of reader.boxes(references.start + 8, references.end))
      if (type === 'alis') patches.push({ at: at + 4, bytes: ascii('url ') });
  const descriptions = track.tables.get('stsd');
  if (track.kind === 'soun' && descriptions)
    for await (const entry of reader.boxes(descriptions.start + 8, descriptions.end))
      patches.push(...(await soundEntryPatches(reader, entry)));
  return patches;
}

async function freeOthers(reader: BoxReader, parent: Box, kept: string[]): Promise<Patch[]> {
  const patches: Patch[] = [];
  for await (const box of reader.boxes(parent.start, parent.end))
    if (!kept.includes(box.type)) patches.push(freeBox(box));
  return patches;
}

/** Bytes before the boxes of a sound entry, by its version: QuickTime's version 1 is longer. */
const soundHeads: Readonly<Record<number, number>> = { 0: 28, 1: 44 };

/**
 * Makes version 0 of a sound entry: the decoder's configuration (`esds`), which QuickTime keeps in
 * a box `wave`, directly after the head (14496-14, 5.6).
 */
async function soundEntryPatches(reader: BoxReader, { start, end }: Box): Promise<Patch[]> {
  if (end - start < 28) throw new Mp4Error('video-unreadable');
  const head = soundHeads[(await reader.view(start + 8, 2)).getUint16(0)];
  if (head === undefined) throw new Mp4Error('video-type-not-allowed');
  const boxes = await readChildBoxes(reader, { type: 'mp4a', at: start, start: start + head, end });
  const configuration =
    boxes.get('esds') ?? (await readChildBoxes(reader, boxes.get('wave'))).get('esds');
  if (!configuration) throw new Mp4Error('video-type-not-allowed');
  const place = start + 28;
  if (configuration.at === place) return [];
  const { at, end: configurationEnd } = configuration;
  const { buffer, byteOffset } = await reader.view(at, configurationEnd - at);
  const bytes = new Uint8Array(end - place);
  bytes.set(new Uint8Array(buffer, byteOffset, configurationEnd - at));
  const free = new DataView(bytes.buffer, configurationEnd - at);
  free.setUint32(0, free.byteLength);
  bytes.set(ascii('free'), free.byteOffset + 4);
  return [
    { at: start + 8, bytes: new Uint8Array(8) },
    // The channels and the size of a sample stay; QuickTime's compression becomes zeros.
    { at: start + 20, bytes: new Uint8Array(4) },
    { at: place, bytes },
  ];
}

const freeBox = ({ at }: Box): Patch => ({ at: at + 4, bytes: ascii('free') });

const ascii = (text: string) => new TextEncoder().encode(text);
