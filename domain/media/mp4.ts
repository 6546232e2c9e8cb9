import {
  type Box,
  type BoxReader,
  type ByteSource,
  createBoxReader,
  Mp4Error,
  readAscii,
} from './mp4-boxes.ts';
import { isVideoTrack, readTrack, type Track } from './mp4-tracks.ts';

/**
 * The metadata of an MP4 (ISO/IEC 14496-12). The device reads it before the upload, the server
 * after it.
 */
export type VideoMetadata = {
  /** The displayed size, after the rotation of the track. */
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
};

/** The brands that players accept as MP4. QuickTime's `qt  ` is another container. */
const brands = /^(iso[2-9a-f]|isom|mp4[12]|mmp4|avc1|dash|M4V |M4VP|MSNV|f4v |3gp[4-9])$/;

/**
 * The limits of inspecting one file. A video of 80 minutes in fragments of one second has some
 * 10,000 boxes, a phone's video fewer than a hundred.
 */
export const probeLimits = { boxes: 10_000, bytes: 16 * 1024 * 1024 };

/**
 * Checks by its bytes that a file is a complete MP4 with a video track, and returns the data of its
 * index. Reads the headers of the boxes and a few of them, never the frames, and never more than
 * `probeBounds`.
 * @throws {Mp4Error} `video-type-not-allowed` for another type, `video-unreadable` when it is
 * truncated, has no video or too many boxes
 */
export async function probeMp4(file: ByteSource): Promise<VideoMetadata> {
  const reader = createBoxReader(file, probeLimits);
  await validateBrand(reader);
  const { index, hasFilm: hasMediaData } = await readTopLevelBoxes(reader);
  if (!index || !hasMediaData) throw new Mp4Error('video-unreadable');
  return readMetadata(reader, index);
}

async function validateBrand(reader: BoxReader): Promise<void> {
  const head = reader.size >= 8 ? await reader.view(0, 8) : undefined;
  const length = head && readAscii(head, 4, 8) === 'ftyp' ? head.getUint32(0) : 0;
  const isPlausible = length >= 16 && length <= 4096 && length <= reader.size;
  const names = isPlausible ? readAscii(await reader.view(8, length - 8), 0, length - 8) : '';
  // The major brand, its version, then the compatible ones.
  const found = [names.slice(0, 4), ...(names.slice(8).match(/[\s\S]{4}/g) ?? [])];
  if (!found.some((brand) => brands.test(brand))) throw new Mp4Error('video-type-not-allowed');
}

async function readTopLevelBoxes(
  reader: BoxReader,
): Promise<{ index: Box | undefined; hasFilm: boolean }> {
  let index: Box | undefined;
  let hasMediaData = false;
  let end = 0;
  for await (const box of reader.boxes(0, reader.size)) {
    if (box.type === 'moov') index ??= box;
    if (box.type === 'mdat') hasMediaData = true;
    end = box.end;
  }
  if (end < reader.size) throw new Mp4Error('video-unreadable');
  return { index, hasFilm: hasMediaData };
}

async function readMetadata(reader: BoxReader, index: Box): Promise<VideoMetadata> {
  let header: Box | undefined;
  let picture: Track | undefined;
  let hasSound = false;
  for await (const box of reader.boxes(index.start, index.end)) {
    if (box.type === 'mvhd') header ??= box;
    if (box.type !== 'trak') continue;
    const track = await readTrack(reader, box);
    if (isVideoTrack(track)) picture ??= track;
    if (track.kind === 'soun') hasSound = true;
  }
  if (!header || !picture?.header) throw new Mp4Error('video-unreadable');
  const size = await readDisplaySize(reader, picture.header);
  if (size.width === 0 || size.height === 0) throw new Mp4Error('video-unreadable');
  return { ...size, durationMs: await readDuration(reader, header), hasSound };
}

/** The content of a box that has `length` bytes or, where its version is 1, `longLength` (4.2). */
async function fields(
  reader: BoxReader,
  box: Box,
  length: number,
  longLength: number,
): Promise<{ view: DataView; isLong: boolean }> {
  if (box.end - box.start < length) throw new Mp4Error('video-unreadable');
  const isLong = (await reader.view(box.start, 1)).getUint8(0) === 1;
  const whole = isLong ? longLength : length;
  if (box.end - box.start < whole) throw new Mp4Error('video-unreadable');
  return { view: await reader.view(box.start, whole), isLong };
}

/** Milliseconds. Version 1 of the box counts in 64 bits (8.2.2). */
async function readDuration(reader: BoxReader, header: Box): Promise<number> {
  const { view, isLong } = await fields(reader, header, 20, 32);
  const scale = view.getUint32(isLong ? 20 : 12);
  const length = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return scale === 0 ? 0 : Math.min(Math.round((length / scale) * 1000), 2 ** 31 - 1);
}

/**
 * Whole pixels from 16.16 fixed point, after the matrix: one with nothing on its diagonal rotates
 * the picture by a quarter turn (8.3.2).
 */
async function readDisplaySize(
  reader: BoxReader,
  shape: Box,
): Promise<{ width: number; height: number }> {
  const { view, isLong } = await fields(reader, shape, 84, 96);
  const matrix = isLong ? 52 : 40;
  const isOnItsSide = view.getInt32(matrix) === 0 && view.getInt32(matrix + 16) === 0;
  const [width, height] = [view.getUint16(matrix + 36), view.getUint16(matrix + 40)];
  return isOnItsSide ? { width: height, height: width } : { width, height };
}
