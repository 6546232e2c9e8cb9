import type { VideoMetadata } from '#domain/media/mp4.ts';
import { deviceDatabase, type StoredVideo } from './database.ts';

/** Space kept free for texts and pictures, in bytes. */
const reservedBytes = 50_000_000;
const sampleCount = 16;
const sampleBytes = 16 * 1024;

/**
 * Keeps a video until the server has it: the file where there is room for it, and in any case by
 * what it is recognised.
 * @returns whether the file was kept
 * @throws DOMException when not even that could be written
 */
export async function saveVideo({
  key,
  file,
  facts,
  videoId,
}: {
  key: string;
  file: File;
  facts: VideoMetadata | null;
  videoId: string | null;
}): Promise<boolean> {
  const database = await deviceDatabase();
  const print = await fingerprint(file);
  const record: StoredVideo = {
    key,
    name: file.name,
    size: file.size,
    print,
    facts,
    videoId,
    file: null,
  };
  if (await hasFreeSpace(file.size)) {
    try {
      await database.put('videos', { ...record, file });
      return true;
    } catch (error) {
      // The free space was less than promised.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  await database.put('videos', record);
  return false;
}

/** Stores the upload address of a video, or removes it. */
export async function saveVideoUploadId(key: string, videoId: string | null): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction('videos', 'readwrite');
  const known = await transaction.store.get(key);
  await Promise.all([known && transaction.store.put({ ...known, videoId }), transaction.done]);
}

/**
 * A video as stored on this device. `file` is null when there was no room, or when it cannot be
 * read any more.
 */
export async function readVideo(key: string): Promise<StoredVideo | null> {
  const found = await (await deviceDatabase()).get('videos', key);
  if (!found) return null;
  const isReadable = found.file ? await canRead(found.file) : false;
  return { ...found, file: isReadable ? found.file : null };
}

/**
 * Whether this is the known file. Compares bytes: phones give the same video other names and dates
 * from one choice to the next.
 */
export async function isSameVideo(key: string, file: File): Promise<boolean> {
  const known = await (await deviceDatabase()).get('videos', key);
  return (
    known !== undefined && known.size === file.size && known.print === (await fingerprint(file))
  );
}

/** Forgets a video. */
export async function deleteVideo(key: string): Promise<void> {
  await (await deviceDatabase()).delete('videos', key);
}

async function hasFreeSpace(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || quota - usage > bytes + reservedBytes;
}

async function canRead(file: Blob): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      ({ byteLength }) => byteLength === 1,
      () => false,
    );
}

/**
 * SHA-256 over pieces from all over a file, its first and its last among them: reading all of it
 * would take a phone minutes.
 */
export async function fingerprint(file: Blob): Promise<string> {
  const last = Math.max(0, file.size - sampleBytes);
  const starts = Array.from({ length: sampleCount }, (_, at) =>
    Math.round((last * at) / (sampleCount - 1)),
  );
  const pieces = new Blob(starts.map((at) => file.slice(at, at + sampleBytes)));
  const hash = await crypto.subtle.digest('SHA-256', await pieces.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
