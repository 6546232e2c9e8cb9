import { videoUrl } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { VideoRecord } from '#server/platform/database/schema/media-records.ts';
import { pictureUrl } from '#server/platform/pictures/picture-store.ts';
import { listVersionMedia } from '../repository/post-versions.ts';
import type { PostRow } from '../repository/posts.ts';
import { findFinishedVideo, listUsablePictures } from '../repository/usable-media.ts';

/**
 * The people whose pictures and videos a post can show. It can also show those of its current and
 * stored versions, uploaded by anybody.
 */
export type MediaOwners = { ids: readonly string[]; row: PostRow | undefined };

type StoredPicture = { url: string; width: number; height: number };

/** Those of the pictures that the post may show. */
export async function findAllowedPictures(
  db: Db,
  ids: readonly string[],
  { ids: ownerIds, row }: MediaOwners,
): Promise<Map<string, StoredPicture>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const shown = row ? listMediaIds(row) : [];
  const usable = await findPictures(db, wanted, ownerIds, shown);
  if (usable.size === wanted.length || !row) return usable;
  return findPictures(db, wanted, ownerIds, [...shown, ...(await listVersionMediaIds(db, row.id))]);
}

async function findPictures(
  db: Db,
  wanted: string[],
  ownerIds: readonly string[],
  shownIds: string[],
): Promise<Map<string, StoredPicture>> {
  const rows = await listUsablePictures(db, wanted, { ownerIds, shownIds });
  return new Map(
    rows.map(({ id, format, width, height }) => [
      id,
      { url: pictureUrl(id, format), width, height },
    ]),
  );
}

/** The ids of what a post shows: pictures, a video, the picture before it plays. */
function listMediaIds({ pictures, video }: Pick<PostRow, 'pictures' | 'video'>): string[] {
  const ofVideo = video ? [video.id, ...(video.poster ? [video.poster.id] : [])] : [];
  return [...pictures.map(({ id }) => id), ...ofVideo];
}

/** The same of the versions that were kept of it. */
async function listVersionMediaIds(db: Db, postId: string): Promise<string[]> {
  return (await listVersionMedia(db, postId)).flatMap(listMediaIds);
}

/** A complete video that the post may show, with its poster frame. */
export async function findAllowedVideo(
  db: Db,
  id: string,
  { ids: ownerIds, row }: MediaOwners,
): Promise<(Omit<VideoRecord, 'poster'> & { drawnPosterId: string | null }) | null> {
  const isShown =
    row && (row.video?.id === id || (await listVersionMediaIds(db, row.id)).includes(id));
  const video = await findFinishedVideo(db, id, isShown ? 'anybody' : ownerIds);
  if (!video) return null;
  const {
    width,
    height,
    duration_ms: durationMs,
    has_sound: hasSound,
    poster_id: drawnPosterId,
  } = video;
  // All of them are known of a video that has arrived whole.
  if (width === null || height === null || durationMs === null || hasSound === null) return null;
  return { id, url: videoUrl(id), width, height, durationMs, hasSound, drawnPosterId };
}
