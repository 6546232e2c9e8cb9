import { type FileHandle, open } from 'node:fs/promises';
import { Problem } from '../problem.ts';

export type VideoFacts = {
  /** As it is shown: turned by what the track says of how the phone was held. */
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
};

/** A box of the container (ISO/IEC 14496-12, 4.2): where its content begins and ends in the file. */
type Box = { type: string; start: number; end: number };

/** What players call MP4. QuickTime's own `qt  ` is another container. */
const brands = /^(iso[2-9a-f]|isom|mp4[12]|mmp4|avc1|dash|M4V |M4VP|MSNV|f4v |3gp[4-9])$/;
const mostBoxes = 100_000;
const mostIndexBytes = 64 * 1024 * 1024;

/**
 * Proves by its bytes that a file is a whole MP4 with a picture track, and tells what its index says. Reads the heads of the
 * boxes and the index alone, never the film.
 * @throws {Problem} `video-type-not-allowed` when it is none, `video-unreadable` when it is cut short or has no picture
 */
export async function probeMp4(path: string): Promise<VideoFacts> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    await proveBrand(file, size);
    const boxes = await topLevelBoxes(file, size);
    const index = boxes.find(({ type }) => type === 'moov');
    const hasFilm = boxes.some(({ type }) => type === 'mdat');
    if (!index || !hasFilm || index.end - index.start > mostIndexBytes) throw new Problem('video-unreadable');
    return factsOf(await bytesOf(file, index.start, index.end - index.start));
  } catch (error) {
    // An index that points outside of itself.
    if (error instanceof RangeError) throw new Problem('video-unreadable', {}, error);
    throw error;
  } finally {
    await file.close();
  }
}

async function proveBrand(file: FileHandle, size: number): Promise<void> {
  const head = await bytesOf(file, 0, Math.min(size, 8));
  const length = head.length === 8 && head.toString('latin1', 4) === 'ftyp' ? head.readUInt32BE(0) : 0;
  const isPlausible = length >= 16 && length <= 4096 && length <= size;
  const names = isPlausible ? (await bytesOf(file, 8, length - 8)).toString('latin1') : '';
  // The major brand, its version, then the compatible ones.
  const found = [names.slice(0, 4), ...(names.slice(8).match(/[\s\S]{4}/g) ?? [])];
  if (!found.some((brand) => brands.test(brand))) throw new Problem('video-type-not-allowed');
}

async function topLevelBoxes(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    const box = boxAt(await bytesOf(file, at, Math.min(16, size - at)), 0, at, size);
    if (!box || boxes.length >= mostBoxes) throw new Problem('video-unreadable');
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box whose head stands in `bytes` at `place`, `at` in the file; null when it does not end by `limit`. */
function boxAt(bytes: Buffer, place: number, at: number, limit: number): Box | null {
  if (bytes.length - place < 8) return null;
  const type = bytes.toString('latin1', place + 4, place + 8);
  const short = bytes.readUInt32BE(place);
  const isLong = short === 1 && bytes.length - place >= 16;
  const length = isLong ? Number(bytes.readBigUInt64BE(place + 8)) : short || limit - at;
  const head = isLong ? 16 : 8;
  if (length < head || at + length > limit) return null;
  return { type, start: at + head, end: at + length };
}

async function bytesOf(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The boxes inside of one, by their content. */
function children(box: Buffer): { type: string; content: Buffer }[] {
  const found: { type: string; content: Buffer }[] = [];
  for (let at = 0; at < box.length; ) {
    const child = boxAt(box, at, at, box.length);
    if (!child) throw new Problem('video-unreadable');
    found.push({ type: child.type, content: box.subarray(child.start, child.end) });
    at = child.end;
  }
  return found;
}

const childOf = (box: Buffer, type: string) => children(box).find((child) => child.type === type)?.content;

function factsOf(index: Buffer): VideoFacts {
  const header = childOf(index, 'mvhd');
  const tracks = children(index).filter(({ type }) => type === 'trak');
  const kinds = tracks.map(({ content }) => ({ content, kind: kindOf(content) }));
  const picture = kinds.find(({ kind }) => kind === 'vide');
  const shape = picture && childOf(picture.content, 'tkhd');
  if (!header || !shape) throw new Problem('video-unreadable');
  const size = shownSize(shape);
  if (size.width === 0 || size.height === 0) throw new Problem('video-unreadable');
  return { ...size, durationMs: durationOf(header), hasSound: kinds.some(({ kind }) => kind === 'soun') };
}

function kindOf(track: Buffer): string {
  const media = childOf(track, 'mdia');
  const handler = media && childOf(media, 'hdlr');
  return handler ? handler.toString('latin1', 8, 12) : '';
}

/** Milliseconds. Version 1 of the box counts in 64 bits (8.2.2). */
function durationOf(header: Buffer): number {
  const isLong = header.readUInt8(0) === 1;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale === 0 ? 0 : Math.min(Math.round((length / scale) * 1000), 2 ** 31 - 1);
}

/** Whole pixels from 16.16 fixed point, after the matrix: one with nothing on its diagonal lays the picture on its side (8.3.2). */
function shownSize(shape: Buffer): { width: number; height: number } {
  const matrix = shape.readUInt8(0) === 1 ? 52 : 40;
  const isOnItsSide = shape.readInt32BE(matrix) === 0 && shape.readInt32BE(matrix + 16) === 0;
  const [width, height] = [shape.readUInt16BE(matrix + 36), shape.readUInt16BE(matrix + 40)];
  return isOnItsSide ? { width: height, height: width } : { width, height };
}
