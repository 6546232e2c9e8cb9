import { videoUrl } from '#server/modules/media/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { VideoRecord } from '#server/platform/database/schema/media-records.ts';
import { pictureUrl } from '#server/platform/pictures/picture-store.ts';
import type { PostRow } from '../presenter.ts';

/**
 * Whose pictures and videos a post may show; what it shows already, or showed in a version that was
 * kept, whoever sent it.
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
  shown: string[],
): Promise<Map<string, StoredPicture>> {
  const rows = await db
    .selectFrom('pictures')
    // One parameter for all of them: the text of the query stays the same, and so does its plan.
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(wanted))))
    .where(({ eb, or, val }) =>
      or([
        eb('owner_id', '=', eb.fn.any(val([...ownerIds]))),
        eb('id', '=', eb.fn.any(val(shown))),
      ]),
    )
    .select(['id', 'format', 'width', 'height'])
    .execute();
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
  const versions = await db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .select(['pictures', 'video'])
    .execute();
  return versions.flatMap(listMediaIds);
}

/** A video that has arrived whole and that the post may show, with the frame that came with it. */
export async function findAllowedVideo(
  db: Db,
  id: string,
  { ids: ownerIds, row }: MediaOwners,
): Promise<(Omit<VideoRecord, 'poster'> & { drawnPosterId: string | null }) | null> {
  let query = db.selectFrom('videos').where('id', '=', id).where('finished_at', 'is not', null);
  const isShown =
    row && (row.video?.id === id || (await listVersionMediaIds(db, row.id)).includes(id));
  if (!isShown) query = query.where('owner_id', 'in', ownerIds);
  const video = await query.selectAll().executeTakeFirst();
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
