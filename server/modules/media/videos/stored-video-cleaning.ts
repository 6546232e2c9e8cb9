import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { createFairQueue } from '#server/platform/queue/fair-queue.ts';
import { storageFullProblem } from '#server/platform/storage/storage-errors.ts';
import { cleaningVersion } from '#server/platform/videos/cleaning/clean-video.ts';
import {
  claimStoredVideo,
  findCleaningVersion,
  findNextUncleaned,
  releaseStoredVideo,
} from '../repository/stored-videos.ts';
import type { VideoRow } from '../repository/video-uploads.ts';
import { isInvalidVideo, uploadCleaner, videoKey } from './finish-upload.ts';

type CleaningDeps = Pick<Deps, 'db' | 'clock' | 'storage' | 'uploads'> & {
  /** The version of the rules; tests use later ones. */
  version?: number;
};
type Stored = Pick<VideoRow, 'id' | 'bytes'>;

/** Longer than a file of 2 GB takes; after it another process may try. */
const claimMs = 15 * 60_000;
const retryAfter = 10;
const hour = 3_600_000;

/** The file of a video is missing in the storage: lost, or the storage is not mounted. */
export class StoredFileMissing extends Error {}

class CleanedElsewhere extends Problem {
  constructor() {
    super('server-busy', { retryAfter });
  }
}

/** Each takes a copy of the file on this machine. */
const cleaningQueue = createFairQueue({ running: 1, waiting: 20, waitingPerKey: 10, retryAfter });

/**
 * Cleans a video stored before videos were cleaned, or with older rules. One process works on a
 * video at a time.
 * @param requester the turn: `background`, or the requested video
 * @throws {Problem} `server-busy` when another process works on it or too many wait;
 * `storage-full`; `not-found` when it cannot be cleaned
 * @throws {StoredFileMissing}
 */
export function cleanStoredVideo(
  deps: CleaningDeps,
  video: Stored,
  requester: string,
): Promise<void> {
  const cleaning =
    pendingCleanings.get(video.id) ??
    cleaningQueue
      .run(requester, () => cleanClaimed(deps, video))
      .finally(() => pendingCleanings.delete(video.id));
  pendingCleanings.set(video.id, cleaning);
  return cleaning;
}

const pendingCleanings = new Map<string, Promise<void>>();

async function cleanClaimed(deps: CleaningDeps, video: Stored): Promise<void> {
  const { db, clock, version = cleaningVersion } = deps;
  const now = clock.now();
  const until = new Date(now.getTime() + claimMs);
  const isClaimed = await claimStoredVideo(db, video.id, { version, until, now });
  if (!isClaimed) return requireCleaned(deps, video.id);
  let outcome = 0;
  try {
    outcome = (await cleanCopy(deps, video)) ? version : -version;
  } finally {
    await releaseStoredVideo(db, video.id, outcome === 0 ? undefined : outcome);
  }
  if (outcome < 0) throw new Problem('not-found');
}

async function requireCleaned(
  { db, version = cleaningVersion }: CleaningDeps,
  id: string,
): Promise<void> {
  const cleanedBy = await findCleaningVersion(db, id);
  if (cleanedBy === undefined || cleanedBy <= -version) throw new Problem('not-found');
  if (cleanedBy < version) throw new CleanedElsewhere();
}

/** Whether it could be cleaned. The stored file is replaced whole or not at all. */
async function cleanCopy(
  { storage, uploads }: CleaningDeps,
  { id, bytes }: Stored,
): Promise<boolean> {
  if ((await uploads.freeBytes()) < bytes) throw storageFullProblem();
  const path = await uploads.copyPath(`${id}.${randomUUID()}`);
  try {
    const content = await storage.read(videoKey(id), 0, bytes - 1);
    if (!content) throw new StoredFileMissing(`The storage has no file of the video ${id}.`);
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await uploadCleaner.clean(path, { person: 'stored videos', bytes });
    await storage.putFile(videoKey(id), path, { isFinal: true });
    return true;
  } catch (error) {
    if (isInvalidVideo(error)) return false;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Cleans all stored videos that the current rules have not cleaned or failed on, oldest first.
 * Progress is in the rows, so a restart continues.
 * @param isStopping checked before each video
 */
export async function cleanStoredVideos(
  deps: CleaningDeps,
  report: (error: unknown) => void,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, version = cleaningVersion } = deps;
  let failures = 0;
  for (let after: string | null = null; failures < 3 && !isStopping(); ) {
    const video = await findNextUncleaned(db, version, after);
    if (!video) return;
    after = video.id;
    try {
      await cleanStoredVideo(deps, video, 'background');
      failures = 0;
    } catch (error) {
      report(new Error(`Video ${video.id} was not cleaned`, { cause: error }));
      if (isRetriable(error)) return;
      // An unavailable storage fails for each of them; the next run tries again.
      if (isOutage(error)) failures += 1;
    }
  }
}

/** Another process is copying a video, or the disk is full: the next run continues. */
const isRetriable = (error: unknown) =>
  error instanceof CleanedElsewhere || (error instanceof Problem && error.code === 'storage-full');

const isOutage = (error: unknown) =>
  !(error instanceof Problem) || error.code === 'provider-unavailable';

/** Runs now and every hour. Returns a function that stops it after the current video. */
export function startVideoCleaning(
  deps: CleaningDeps,
  report: (error: unknown) => void,
): () => Promise<void> {
  let isStopping = false;
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= cleanStoredVideos(deps, report, () => isStopping)
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return async () => {
    isStopping = true;
    clearInterval(timer);
    await running;
  };
}
