import type { VideoFacts } from '#domain/mp4.ts';
import { deviceDatabase, type StoredVideo } from './device-database.ts';

/** What stays free for texts and pictures, in bytes. */
const spare = 50_000_000;
const samples = 16;
const sampleBytes = 16 * 1024;

/**
 * Keeps a video until the server has it: the file where there is room for it, and in any case by what it is recognised.
 * @returns whether the file was kept
 * @throws DOMException when not even that could be written
 */
export async function keepVideo({
  key,
  file,
  facts,
  videoId,
}: {
  key: string;
  file: File;
  facts: VideoFacts | null;
  videoId: string | null;
}): Promise<boolean> {
  const database = await deviceDatabase();
  const print = await printOf(file);
  const note: StoredVideo = { key, name: file.name, size: file.size, print, facts, videoId, file: null };
  if (await hasRoom(file.size)) {
    try {
      await database.put('videos', { ...note, file });
      return true;
    } catch (error) {
      // What was promised as free was not.
      if (!(error instanceof DOMException)) throw error;
    }
  }
  await database.put('videos', note);
  return false;
}

/** Notes where the upload of a video lies on the server, or that it lies nowhere any more. */
export async function noteVideoAddress(key: string, videoId: string | null): Promise<void> {
  const database = await deviceDatabase();
  const transaction = database.transaction('videos', 'readwrite');
  const known = await transaction.store.get(key);
  await Promise.all([known && transaction.store.put({ ...known, videoId }), transaction.done]);
}

/** What this device knows of a video; its `file` is null where there was no room, or where it cannot be read any more. */
export async function readVideo(key: string): Promise<StoredVideo | null> {
  const found = await (await deviceDatabase()).get('videos', key);
  if (!found) return null;
  const isReadable = found.file ? await canRead(found.file) : false;
  return { ...found, file: isReadable ? found.file : null };
}

/**
 * Is this the file that is known by the key? Its bytes decide: phones give the same film other names and dates from one choice
 * to the next.
 */
export async function isSameVideo(key: string, file: File): Promise<boolean> {
  const known = await (await deviceDatabase()).get('videos', key);
  return known !== undefined && known.size === file.size && known.print === (await printOf(file));
}

/** Forgets a video. */
export async function forgetVideo(key: string): Promise<void> {
  await (await deviceDatabase()).delete('videos', key);
}

async function hasRoom(bytes: number): Promise<boolean> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || quota - usage > bytes + spare;
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

/** SHA-256 over pieces from all over a file, its first and its last among them: reading all of it would take a phone minutes. */
async function printOf(file: Blob): Promise<string> {
  const last = Math.max(0, file.size - sampleBytes);
  const starts = Array.from({ length: samples }, (_, at) => Math.round((last * at) / (samples - 1)));
  const pieces = new Blob(starts.map((at) => file.slice(at, at + sampleBytes)));
  const hash = await crypto.subtle.digest('SHA-256', await pieces.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
