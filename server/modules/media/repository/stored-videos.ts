import type { Db } from '#server/platform/database/database-types.ts';
import type { VideoRow } from './video-uploads.ts';

/** A video that has arrived whole. */
export const findStoredVideo = (
  db: Db,
  id: string,
): Promise<Pick<VideoRow, 'id' | 'bytes' | 'cleaning_version'> | undefined> =>
  db
    .selectFrom('videos')
    .where('id', '=', id)
    .where('finished_at', 'is not', null)
    .select(['id', 'bytes', 'cleaning_version'])
    .executeTakeFirst();

/** The version of the rules that cleaned a video; negative when they failed. */
export async function findCleaningVersion(db: Db, id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('videos')
    .where('id', '=', id)
    .select('cleaning_version')
    .executeTakeFirst();
  return row?.cleaning_version;
}

/**
 * Takes a video that is to be cleaned by rules of this version and that no process has in hand.
 * Returns whether there was one.
 */
export async function claimStoredVideo(
  db: Db,
  id: string,
  { version, until, now }: { version: number; until: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ cleaning_until: until })
    .where('id', '=', id)
    .where('cleaning_version', '>', -version)
    .where('cleaning_version', '<', version)
    .where((eb) => eb.or([eb('cleaning_until', 'is', null), eb('cleaning_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets a video go. @param version of the rules, negative where they failed; undefined keeps it */
export async function releaseStoredVideo(
  db: Db,
  id: string,
  version: number | undefined,
): Promise<void> {
  await db
    .updateTable('videos')
    .set({
      cleaning_until: null,
      ...(version === undefined ? {} : { cleaning_version: version }),
    })
    .where('id', '=', id)
    .execute();
}

/** The oldest video behind `after` that is to be cleaned by rules of this version. */
export function findNextUncleaned(
  db: Db,
  version: number,
  after: string | null,
): Promise<Pick<VideoRow, 'id' | 'bytes'> | undefined> {
  let query = db
    .selectFrom('videos')
    .where('finished_at', 'is not', null)
    .where('cleaning_version', '>', -version)
    .where('cleaning_version', '<', version);
  if (after) query = query.where('id', '>', after);
  return query.select(['id', 'bytes']).orderBy('id').limit(1).executeTakeFirst();
}
