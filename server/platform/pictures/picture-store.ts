import { articleSize, type ImageSizeName, imageSizes } from '#domain/media/image-sizes.ts';
import type { Storage } from '../storage/storage.ts';
import { isStorageFull } from '../storage/storage-errors.ts';
import type { PictureEdit, StoredFormat, StoredPicture } from './picture-processing.ts';
import {
  type Requester,
  type RunPictureTask,
  runPictureTask,
  withPictureWorker,
} from './picture-worker-pool.ts';

const extensions: Record<StoredFormat, string> = { jpeg: 'jpg', png: 'png' };

/** The address of a stored picture. */
export function pictureUrl(id: string, format: StoredFormat): string {
  return `/pictures/${id}.${extensions[format]}`;
}

export const fileFormat = (file: string): StoredFormat => (file.endsWith('.png') ? 'png' : 'jpeg');

const storageKey = (id: string, format: StoredFormat, size = 'original') =>
  `pictures/${id.slice(-2)}/${id}/${size}.${extensions[format]}`;

/**
 * Processes an upload, a file or its path, and stores it, with the size that whoever uploads it is
 * shown next.
 * @throws {Problem} as processPicture, or `server-busy`
 */
export async function storePicture(
  storage: Storage,
  id: string,
  source: string | Buffer,
  asker: Requester,
): Promise<StoredPicture> {
  const { resized, ...picture } = await runPictureTask(
    asker,
    'processPictureWithSize',
    source,
    articleSize,
  );
  const writes = await Promise.allSettled([
    writePicture(storage, id, picture),
    resized && storage.put(storageKey(id, picture.format, articleSize), resized),
  ]);
  const failed = writes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await deletePicture(storage, id, picture.format).catch(() => {});
    throw failed.reason;
  }
  return picture;
}

/**
 * Makes a new picture of a stored one, turned and cut, and stores it; null when there is no such
 * picture. @throws {Problem} `server-busy`
 */
export async function storeEditedPicture(
  storage: Storage,
  id: string,
  source: { id: string; format: StoredFormat },
  recut: PictureEdit,
  asker: Requester,
): Promise<StoredPicture | null> {
  const picture = await withPictureWorker(asker, async (run) => {
    const original = await readWithWorker(storage, source.id, source.format, run);
    return original && run('editPicture', original, recut);
  });
  if (!picture) return null;
  await writePicture(storage, id, picture);
  return picture;
}

/** Stores a picture that was processed, under an id of its own. */
export function writePicture(
  storage: Storage,
  id: string,
  { format, content }: Pick<StoredPicture, 'format' | 'content'>,
): Promise<void> {
  return storage.put(storageKey(id, format), content);
}

/** Takes a stored picture away again, in every size that was made of it. */
export async function deletePicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
): Promise<void> {
  const keys = [undefined, ...Object.keys(imageSizes)].map((size) => storageKey(id, format, size));
  await Promise.allSettled(keys.map((key) => pendingFiles.get(key)));
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/**
 * The stored picture, or null when there is none. One that was uploaded as PNG can be had as JPEG
 * too, which is how people are shown; it is made on the first request and kept.
 */
export async function readPicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
  asker: Requester,
): Promise<Buffer | null> {
  const kept = await storage.get(storageKey(id, format));
  if (kept || format === 'png') return kept;
  return shareWork(storageKey(id, 'jpeg'), () =>
    withPictureWorker(asker, (run) => readWithWorker(storage, id, format, run)),
  );
}

/** The same for whoever has a turn already; a turn within a turn could wait for itself. */
async function readWithWorker(
  storage: Storage,
  id: string,
  format: StoredFormat,
  run: RunPictureTask,
): Promise<Buffer | null> {
  const kept = await storage.get(storageKey(id, format));
  if (kept || format === 'png') return kept;
  const png = await storage.get(storageKey(id, 'png'));
  if (!png) return null;
  const jpeg = await run('convertToJpeg', png);
  await cacheDerived(storage, storageKey(id, 'jpeg'), jpeg);
  return jpeg;
}

const pendingFiles = new Map<string, Promise<Buffer | null>>();

/** Makes a file, unless it is being made: then whoever asks shares it. */
function shareWork<Made extends Buffer | null>(key: string, make: (key: string) => Promise<Made>) {
  const making = pendingFiles.get(key) ?? make(key);
  pendingFiles.set(key, making);
  const forget = () => pendingFiles.delete(key);
  making.then(forget, forget);
  return making;
}

/** The picture at an offered size, made on the first request and kept. */
export function readResizedPicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
  size: ImageSizeName,
  asker: Requester,
): Promise<Buffer | null> {
  return shareWork(storageKey(id, format, size), async (key) => {
    const kept = await storage.get(key);
    if (kept) return kept;
    return withPictureWorker(asker, async (run) => {
      const original = await readWithWorker(storage, id, format, run);
      const resized = original && (await run('resizePicture', original, format, size));
      if (resized) await cacheDerived(storage, key, resized);
      return resized;
    });
  });
}

/** Keeps what can be made again; where there is no room, it is shown all the same. */
async function cacheDerived(storage: Storage, key: string, content: Buffer): Promise<void> {
  await storage.put(key, content).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}
