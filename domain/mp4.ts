/** What an MP4 says of itself (ISO/IEC 14496-12). The device asks before it sends, the server when everything has come. */
export type VideoFacts = {
  /** As it is shown: turned by what the track says of how the phone was held. */
  width: number;
  height: number;
  durationMs: number;
  hasSound: boolean;
};

/** A file, of which only parts are read; less than `length` comes where it ends. */
export type ByteSource = {
  size: number;
  read(position: number, length: number): Promise<Uint8Array>;
};

/** Why a file is no video that can be used; the codes are those of the contract. */
export class Mp4Problem extends Error {
  readonly code: 'video-type-not-allowed' | 'video-unreadable';

  constructor(code: Mp4Problem['code'], cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** A box of the container (4.2): where its content begins and ends. */
type Box = { type: string; start: number; end: number };

/** What players call MP4. QuickTime's own `qt  ` is another container. */
const brands = /^(iso[2-9a-f]|isom|mp4[12]|mmp4|avc1|dash|M4V |M4VP|MSNV|f4v |3gp[4-9])$/;
const mostBoxes = 100_000;
const mostIndexBytes = 64 * 1024 * 1024;

/**
 * Proves by its bytes that a file is a whole MP4 with a picture track, and tells what its index says. Reads the heads of the
 * boxes and the index alone, never the film.
 * @throws {Mp4Problem} `video-type-not-allowed` when it is none, `video-unreadable` when it is cut short or has no picture
 */
export async function probeMp4(file: ByteSource): Promise<VideoFacts> {
  try {
    await proveBrand(file);
    const boxes = await topLevelBoxes(file);
    const index = boxes.find(({ type }) => type === 'moov');
    const hasFilm = boxes.some(({ type }) => type === 'mdat');
    if (!index || !hasFilm || index.end - index.start > mostIndexBytes)
      throw new Mp4Problem('video-unreadable');
    return factsOf(viewOf(await file.read(index.start, index.end - index.start)));
  } catch (error) {
    // An index that points outside of itself.
    if (error instanceof RangeError) throw new Mp4Problem('video-unreadable', error);
    throw error;
  }
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const textOf = (view: DataView, from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from }, (_, at) => view.getUint8(from + at)));

async function proveBrand(file: ByteSource): Promise<void> {
  const head = viewOf(await file.read(0, Math.min(file.size, 8)));
  const length = head.byteLength === 8 && textOf(head, 4, 8) === 'ftyp' ? head.getUint32(0) : 0;
  const isPlausible = length >= 16 && length <= 4096 && length <= file.size;
  const content = isPlausible ? viewOf(await file.read(8, length - 8)) : viewOf(new Uint8Array());
  const names = textOf(content, 0, content.byteLength);
  // The major brand, its version, then the compatible ones.
  const found = [names.slice(0, 4), ...(names.slice(8).match(/[\s\S]{4}/g) ?? [])];
  if (!found.some((brand) => brands.test(brand))) throw new Mp4Problem('video-type-not-allowed');
}

async function topLevelBoxes({ size, read }: ByteSource): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; ) {
    const box = boxAt(viewOf(await read(at, Math.min(16, size - at))), 0, at, size);
    if (!box || boxes.length >= mostBoxes) throw new Mp4Problem('video-unreadable');
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box whose head stands in `bytes` at `place`, `at` in the file; null when it does not end by `limit`. */
function boxAt(bytes: DataView, place: number, at: number, limit: number): Box | null {
  if (bytes.byteLength - place < 8) return null;
  const type = textOf(bytes, place + 4, place + 8);
  const short = bytes.getUint32(place);
  const isLong = short === 1 && bytes.byteLength - place >= 16;
  const length = isLong ? Number(bytes.getBigUint64(place + 8)) : short || limit - at;
  const head = isLong ? 16 : 8;
  if (length < head || at + length > limit) return null;
  return { type, start: at + head, end: at + length };
}

/** The boxes inside of one, by their content. */
function children(box: DataView): { type: string; content: DataView }[] {
  const found: { type: string; content: DataView }[] = [];
  for (let at = 0; at < box.byteLength; ) {
    const child = boxAt(box, at, at, box.byteLength);
    if (!child) throw new Mp4Problem('video-unreadable');
    const content = new DataView(box.buffer, box.byteOffset + child.start, child.end - child.start);
    found.push({ type: child.type, content });
    at = child.end;
  }
  return found;
}

const childOf = (box: DataView, type: string) => children(box).find((child) => child.type === type)?.content;

function factsOf(index: DataView): VideoFacts {
  const header = childOf(index, 'mvhd');
  const tracks = children(index).filter(({ type }) => type === 'trak');
  const kinds = tracks.map(({ content }) => ({ content, kind: kindOf(content) }));
  const picture = kinds.find(({ kind }) => kind === 'vide');
  const shape = picture && childOf(picture.content, 'tkhd');
  if (!header || !shape) throw new Mp4Problem('video-unreadable');
  const size = shownSize(shape);
  if (size.width === 0 || size.height === 0) throw new Mp4Problem('video-unreadable');
  return { ...size, durationMs: durationOf(header), hasSound: kinds.some(({ kind }) => kind === 'soun') };
}

function kindOf(track: DataView): string {
  const media = childOf(track, 'mdia');
  const handler = media && childOf(media, 'hdlr');
  return handler && handler.byteLength >= 12 ? textOf(handler, 8, 12) : '';
}

/** Milliseconds. Version 1 of the box counts in 64 bits (8.2.2). */
function durationOf(header: DataView): number {
  const isLong = header.getUint8(0) === 1;
  const scale = header.getUint32(isLong ? 20 : 12);
  const length = isLong ? Number(header.getBigUint64(24)) : header.getUint32(16);
  return scale === 0 ? 0 : Math.min(Math.round((length / scale) * 1000), 2 ** 31 - 1);
}

/** Whole pixels from 16.16 fixed point, after the matrix: one with nothing on its diagonal lays the picture on its side (8.3.2). */
function shownSize(shape: DataView): { width: number; height: number } {
  const matrix = shape.getUint8(0) === 1 ? 52 : 40;
  const isOnItsSide = shape.getInt32(matrix) === 0 && shape.getInt32(matrix + 16) === 0;
  const [width, height] = [shape.getUint16(matrix + 36), shape.getUint16(matrix + 40)];
  return isOnItsSide ? { width: height, height: width } : { width, height };
}
