import type { Db } from '../../db/database.ts';
import type { VideoRecord } from '../../db/schema.ts';
import { pictureUrl } from '../../pictures/picture-store.ts';
import { videoUrl } from '../../videos/finish-video.ts';
import type { PostRow } from './present-post.ts';

/** Whose pictures and videos a post may show; what it shows already stays, whoever sent it. */
export type Owners = { ids: readonly string[]; row: PostRow | undefined };

type StoredPicture = { url: string; width: number; height: number };

/** Those of the pictures that the post may show. */
export async function usablePictures(
  db: Db,
  ids: readonly string[],
  { ids: ownerIds, row }: Owners,
): Promise<Map<string, StoredPicture>> {
  if (ids.length === 0) return new Map();
  const poster = row?.video?.poster;
  const shown = [...(row?.pictures ?? []), ...(poster ? [poster] : [])].map(({ id }) => id);
  const rows = await db
    .selectFrom('pictures')
    // One parameter for all of them: the text of the query stays the same, and so does its plan.
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val([...new Set(ids)]))))
    .where(({ eb, or, val }) =>
      or([eb('owner_id', '=', eb.fn.any(val([...ownerIds]))), eb('id', '=', eb.fn.any(val(shown)))]),
    )
    .select(['id', 'format', 'width', 'height'])
    .execute();
  return new Map(
    rows.map(({ id, format, width, height }) => [id, { url: pictureUrl(id, format), width, height }]),
  );
}

/** A video that has arrived whole and that the post may show, with the frame that came with it. */
export async function usableVideo(
  db: Db,
  id: string,
  { ids: ownerIds, row }: Owners,
): Promise<(Omit<VideoRecord, 'poster'> & { drawnPosterId: string | null }) | null> {
  let query = db.selectFrom('videos').where('id', '=', id).where('finished_at', 'is not', null);
  if (row?.video?.id !== id) query = query.where('owner_id', 'in', ownerIds);
  const video = await query.selectAll().executeTakeFirst();
  if (!video) return null;
  const { width, height, duration_ms: durationMs, has_sound: hasSound, poster_id: drawnPosterId } = video;
  // All of them are known of a video that has arrived whole.
  if (width === null || height === null || durationMs === null || hasSound === null) return null;
  return { id, url: videoUrl(id), width, height, durationMs, hasSound, drawnPosterId };
}
