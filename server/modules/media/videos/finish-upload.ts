import type { VideoMetadata } from '#domain/media/mp4.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { deleteUnused } from '#server/platform/storage/unused-files.ts';
import { cleaningVersion } from '#server/platform/videos/cleaning/clean-video.ts';
import { createVideoCleaner } from '#server/platform/videos/cleaning/video-cleaner.ts';
import {
  claimUpload,
  deleteClaimedUpload,
  findFinishTime,
  finishVideo,
  setUploadClaim,
  type VideoRow,
} from '../repository/video-uploads.ts';

/** The address that plays a stored video. */
export const videoUrl = (id: string) => `/videos/${id}.mp4`;

export const videoKey = (id: string) => `videos/${id.slice(-2)}/${id}.mp4`;

/** The cleaner of this process, for uploads and for stored videos. */
export const uploadCleaner = createVideoCleaner();

/** How many videos are cleaned and wait for it, for metrics. */
export const videoCleaningStats = uploadCleaner.size;

/**
 * How long no other process finishes it, unless the claim is renewed: longer than clock differences
 * and a renewal take, but not longer than a device should wait after this process was killed.
 */
const claimMs = 2 * 60_000;

type ReceivedVideo = Pick<VideoRow, 'id' | 'owner_id' | 'bytes'>;

/**
 * Validates, cleans and stores a complete upload. After a failure the next request for the upload
 * tries again. A file that is no MP4 is deleted.
 * @throws {Problem} as `videoCleaner`; `server-busy` while another process does it
 */
export function finishUpload(deps: Deps, video: ReceivedVideo): Promise<void> {
  const finishing =
    pendingUploads.get(video.id) ??
    claimAndFinish(deps, video).finally(() => pendingUploads.delete(video.id));
  pendingUploads.set(video.id, finishing);
  return finishing;
}

const pendingUploads = new Map<string, Promise<void>>();

async function claimAndFinish(deps: Deps, video: ReceivedVideo): Promise<void> {
  const { db, clock } = deps;
  const { id } = video;
  const claimEnd = () => new Date(clock.now().getTime() + claimMs);
  const isClaimed = await claimUpload(db, id, { until: claimEnd(), now: clock.now() });
  if (!isClaimed) return requireFinished(deps, id);
  const renewing = setInterval(
    () => setUploadClaim(db, id, claimEnd()).catch(() => {}),
    claimMs / 4,
  ).unref();
  try {
    await finishClaimed(deps, video);
  } finally {
    clearInterval(renewing);
    await setUploadClaim(db, id, null);
  }
}

async function requireFinished({ db }: Deps, id: string): Promise<void> {
  const row = await findFinishTime(db, id);
  if (!row) throw new Problem('not-found');
  if (!row.finished_at) throw new Problem('server-busy', { retryAfter: 10 });
}

async function finishClaimed(
  { db, clock, storage, uploads, jobs }: Deps,
  video: ReceivedVideo,
): Promise<void> {
  const { id, owner_id: person, bytes } = video;
  let facts: VideoMetadata;
  try {
    facts = await uploadCleaner.clean(uploads.pathOf(id), { person, bytes });
  } catch (error) {
    if (isInvalidVideo(error)) {
      await deleteClaimedUpload(db, id);
      await uploads.forget(id);
    }
    throw error;
  }
  await storage.putFile(videoKey(id), uploads.pathOf(id), { isFinal: true });
  const { width, height, durationMs: duration_ms, hasSound: has_sound } = facts;
  const isKept = await finishVideo(db, id, {
    width,
    height,
    duration_ms,
    has_sound,
    finished_at: clock.now(),
    cleaning_version: cleaningVersion,
  });
  // The upload was removed after its claim had expired, so nothing refers to the file.
  if (!isKept) await deleteUnused({ jobs, clock, storage }, [videoKey(id)]);
  await uploads.forget(id);
  if (!isKept) throw new Problem('not-found');
}

/** Whether the file itself is at fault; a server that is busy says nothing about it. */
export const isInvalidVideo = (error: unknown) =>
  error instanceof Problem && ['video-type-not-allowed', 'video-unreadable'].includes(error.code);
