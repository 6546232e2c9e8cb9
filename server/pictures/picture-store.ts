import { articleSize, type ImageSizeName, imageSizes } from '#domain/image-sizes.ts';
import type { Storage } from '../providers/storage.ts';
import { isStorageFull } from '../storage-full.ts';
import type { Recut, StoredFormat, StoredPicture } from './process-picture.ts';
import { type Asker, inWorkshop, type Run, takeTurn } from './workshop.ts';

const extensions: Record<StoredFormat, string> = { jpeg: 'jpg', png: 'png' };

/** The address of a stored picture. */
export function pictureUrl(id: string, format: StoredFormat): string {
  return `/pictures/${id}.${extensions[format]}`;
}

export const formatOfFile = (file: string): StoredFormat => (file.endsWith('.png') ? 'png' : 'jpeg');

const keyOf = (id: string, format: StoredFormat, size = 'original') =>
  `pictures/${id.slice(-2)}/${id}/${size}.${extensions[format]}`;

/**
 * Processes an upload, a file or its path, and stores it, with the size that whoever uploads it is shown next.
 * @throws {Problem} as processPicture, or `server-busy`
 */
export async function storePicture(
  storage: Storage,
  id: string,
  source: string | Buffer,
  asker: Asker,
): Promise<StoredPicture> {
  const { resized, ...picture } = await inWorkshop(asker, 'processWithSize', source, articleSize);
  const writes = await Promise.allSettled([
    keepPicture(storage, id, picture),
    resized && storage.put(keyOf(id, picture.format, articleSize), resized),
  ]);
  const failed = writes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await forgetPicture(storage, id, picture.format).catch(() => {});
    throw failed.reason;
  }
  return picture;
}

/** Makes a new picture of a stored one, turned and cut, and stores it; null when there is no such picture. @throws {Problem} `server-busy` */
export async function storeRecut(
  storage: Storage,
  id: string,
  source: { id: string; format: StoredFormat },
  recut: Recut,
  asker: Asker,
): Promise<StoredPicture | null> {
  const picture = await takeTurn(asker, async (run) => {
    const original = await readInTurn(storage, source.id, source.format, run);
    return original && run('recutPicture', original, recut);
  });
  if (!picture) return null;
  await keepPicture(storage, id, picture);
  return picture;
}

/** Stores a picture that was processed, under an id of its own. */
export function keepPicture(
  storage: Storage,
  id: string,
  { format, content }: Pick<StoredPicture, 'format' | 'content'>,
): Promise<void> {
  return storage.put(keyOf(id, format), content);
}

/** Takes a stored picture away again, in every size that was made of it. */
export async function forgetPicture(storage: Storage, id: string, format: StoredFormat): Promise<void> {
  const keys = [undefined, ...Object.keys(imageSizes)].map((size) => keyOf(id, format, size));
  await Promise.allSettled(keys.map((key) => beingMade.get(key)));
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/**
 * The stored picture, or null when there is none. One that was uploaded as PNG can be had as JPEG too, which is how
 * people are shown; it is made on the first request and kept.
 */
export async function readPicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
  asker: Asker,
): Promise<Buffer | null> {
  const kept = await storage.get(keyOf(id, format));
  if (kept || format === 'png') return kept;
  return share(keyOf(id, 'jpeg'), () => takeTurn(asker, (run) => readInTurn(storage, id, format, run)));
}

/** The same for whoever has a turn already; a turn within a turn could wait for itself. */
async function readInTurn(
  storage: Storage,
  id: string,
  format: StoredFormat,
  run: Run,
): Promise<Buffer | null> {
  const kept = await storage.get(keyOf(id, format));
  if (kept || format === 'png') return kept;
  const png = await storage.get(keyOf(id, 'png'));
  if (!png) return null;
  const jpeg = await run('toJpeg', png);
  await keepMade(storage, keyOf(id, 'jpeg'), jpeg);
  return jpeg;
}

const beingMade = new Map<string, Promise<Buffer | null>>();

/** Makes a file, unless it is being made: then whoever asks shares it. */
function share<Made extends Buffer | null>(key: string, make: (key: string) => Promise<Made>) {
  const making = beingMade.get(key) ?? make(key);
  beingMade.set(key, making);
  const forget = () => beingMade.delete(key);
  making.then(forget, forget);
  return making;
}

/** The picture at an offered size, made on the first request and kept. */
export function readResized(
  storage: Storage,
  id: string,
  format: StoredFormat,
  size: ImageSizeName,
  asker: Asker,
): Promise<Buffer | null> {
  return share(keyOf(id, format, size), async (key) => {
    const kept = await storage.get(key);
    if (kept) return kept;
    return takeTurn(asker, async (run) => {
      const original = await readInTurn(storage, id, format, run);
      const resized = original && (await run('resizePicture', original, format, size));
      if (resized) await keepMade(storage, key, resized);
      return resized;
    });
  });
}

/** Keeps what can be made again; where there is no room, it is shown all the same. */
async function keepMade(storage: Storage, key: string, content: Buffer): Promise<void> {
  await storage.put(key, content).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}
