import { open, readFile } from 'node:fs/promises';

const films = new URL('../../server/seed/media/videos/', import.meta.url);

/**
 * A video of two seconds that browsers play: a boat on a river with sound, a tree in the wind
 * without.
 */
export const filmBytes = (name: 'river' | 'field') => readFile(new URL(`${name}.mp4`, films));

/**
 * The same video, extended by a box that players ignore (ISO/IEC 14496-12,
 * 8.1.2).
 */
export async function longFilm(name: 'river' | 'field', bytes: number): Promise<Buffer> {
  return lengthened(await filmBytes(name), bytes);
}

/** A video extended as in {@link longFilm}. */
export const lengthened = (film: Buffer, bytes: number): Buffer =>
  Buffer.concat([film, freeBoxHead(bytes - film.length), noise(bytes - film.length - 8)]);

/** What the portal serves of it: free space is emptied. */
export async function servedLongFilm(name: 'river' | 'field', bytes: number): Promise<Buffer> {
  const film = await filmBytes(name);
  return Buffer.concat([
    film,
    freeBoxHead(bytes - film.length),
    Buffer.alloc(bytes - film.length - 8),
  ]);
}

/** Writes such a video of hundreds of megabytes to a file, a part at a time. */
export async function writeLongFilm(
  path: string,
  name: 'river' | 'field',
  bytes: number,
): Promise<void> {
  const film = await filmBytes(name);
  const file = await open(path, 'w');
  try {
    await file.write(Buffer.concat([film, freeBoxHead(bytes - film.length)]));
    const part = noise(8_000_000);
    for (let left = bytes - film.length - 8; left > 0; left -= part.length)
      await file.write(part.subarray(0, Math.min(left, part.length)));
  } finally {
    await file.close();
  }
}

function freeBoxHead(length: number): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length, 0);
  head.write('free', 4, 'latin1');
  return head;
}

/** The same bytes every time, and none that could be pressed together. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  return bytes;
}
