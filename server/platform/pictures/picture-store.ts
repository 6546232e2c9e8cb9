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
 * Processes and stores an upload, with the size that the uploader sees next.
 * @throws {Problem} as processPicture, or `server-busy`
 */
export async function storePicture(
  storage: Storage,
  id: string,
  source: string | Buffer,
  requester: Requester,
): Promise<StoredPicture> {
  const { resized, ...picture } = await runPictureTask(
    requester,
    'processPictureWithSize',
    source,
    articleSize,
  );
  const writes = await Promise.allSettled([
    writePicture(storage, id, picture),
    resized && storage.put(storageKey(id, picture.format, articleSize), resized),
  ]);
  const failed = writes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return picture;
}

/**
 * Makes a new picture from a stored one, rotated and cropped, and stores it; null when it does not
 * exist. @throws {Problem} `server-busy`
 */
export async function storeEditedPicture(
  storage: Storage,
  id: string,
  source: { id: string; format: StoredFormat },
  recut: PictureEdit,
  requester: Requester,
): Promise<StoredPicture | null> {
  const picture = await withPictureWorker(requester, async (run) => {
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

/** The picture as it was stored, in its own format; null when the storage has none. */
export const readOriginalPicture = (
  storage: Storage,
  id: string,
  format: StoredFormat,
): Promise<Buffer | null> => storage.get(storageKey(id, format));

/** The keys of a picture and of every size that is made of it. */
export const pictureKeys = (id: string, format: StoredFormat): string[] =>
  [undefined, ...Object.keys(imageSizes)].map((size) => storageKey(id, format, size));

/** Takes a stored picture away again, in every size that was made of it. */
export async function deletePicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
): Promise<void> {
  const keys = pictureKeys(id, format);
  await Promise.allSettled(keys.map((key) => pendingFiles.get(key)));
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/**
 * The stored picture, or null. A PNG is also available as JPEG, which lists use; it is made and
 * stored on the first request.
 */
export async function readPicture(
  storage: Storage,
  id: string,
  format: StoredFormat,
  requester: Requester,
): Promise<Buffer | null> {
  const kept = await storage.get(storageKey(id, format));
  if (kept || format === 'png') return kept;
  return shareWork(storageKey(id, 'jpeg'), () =>
    withPictureWorker(requester, (run) => readWithWorker(storage, id, format, run)),
  );
}

/** The same for callers that already have a turn; a turn within a turn could wait for itself. */
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

/** Makes a file. Simultaneous callers share the work. */
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
  requester: Requester,
): Promise<Buffer | null> {
  return shareWork(storageKey(id, format, size), async (key) => {
    const kept = await storage.get(key);
    if (kept) return kept;
    return withPictureWorker(requester, async (run) => {
      const original = await readWithWorker(storage, id, format, run);
      const resized = original && (await run('resizePicture', original, format, size));
      if (resized) await cacheDerived(storage, key, resized);
      return resized;
    });
  });
}

/** Keeps what can be made again; where there is no room, it is still shown. */
async function cacheDerived(storage: Storage, key: string, content: Buffer): Promise<void> {
  await storage.put(key, content).catch((error: unknown) => {
    if (!isStorageFull(error)) throw error;
  });
}
