import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type VideoRow = Selectable<Schema['videos']>;

/** A video of one owner, finished or still arriving. */
export function findVideoOfOwner(
  db: Db,
  id: string,
  ownerId: string,
): Promise<VideoRow | undefined> {
  return db
    .selectFrom('videos')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .selectAll()
    .executeTakeFirst();
}

/** When a video had arrived whole, for one that is there. */
export const findFinishTime = (
  db: Db,
  id: string,
): Promise<Pick<VideoRow, 'finished_at'> | undefined> =>
  db.selectFrom('videos').where('id', '=', id).select('finished_at').executeTakeFirst();

/** Notes an upload that begins. */
export async function insertVideo(trx: Db, values: Insertable<Schema['videos']>): Promise<void> {
  await trx.insertInto('videos').values(values).execute();
}

/** Removes a video, whether it has arrived whole or not. */
export async function deleteVideo(db: Db, id: string): Promise<void> {
  await db.deleteFrom('videos').where('id', '=', id).execute();
}

/** No process is finishing it, or that process has ended. */
const isUnclaimed = (now: Date) => (eb: ExpressionBuilder<Schema, 'videos'>) =>
  eb.or([eb('cleaning_until', 'is', null), eb('cleaning_until', '<=', now)]);

const unfinishedUpdate = (db: Db, id: string) =>
  db.updateTable('videos').where('id', '=', id).where('finished_at', 'is', null);

/** Takes an upload that no process is finishing. Returns whether there was one. */
export async function claimUpload(
  db: Db,
  id: string,
  { until, now }: { until: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await unfinishedUpdate(db, id)
    .set({ cleaning_until: until })
    .where(isUnclaimed(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Extends an upload's lifetime, or with null removes the limit. */
export async function setUploadClaim(db: Db, id: string, until: Date | null): Promise<void> {
  await unfinishedUpdate(db, id).set({ cleaning_until: until }).execute();
}

type FinishedValues = Pick<VideoRow, 'width' | 'height' | 'duration_ms' | 'has_sound'> & {
  finished_at: Date;
  cleaning_version: number;
};

/** Notes that a video has arrived whole, and ends its claim. Returns whether it is still there. */
export async function finishVideo(db: Db, id: string, values: FinishedValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('videos')
    .set({ ...values, cleaning_until: null })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Removes an upload that the process with the claim discards. */
export async function deleteClaimedUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('videos').where('id', '=', id).where('finished_at', 'is', null).execute();
}

const unclaimedDeletion = (db: Db, now: Date) =>
  db.deleteFrom('videos').where('finished_at', 'is', null).where(isUnclaimed(now)).returning('id');

/**
 * Removes an upload that has not arrived whole and that no process is finishing. Returns whether
 * there was one.
 */
export async function deleteUnfinishedUpload(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await unclaimedDeletion(db, now).where('id', '=', id).execute();
  return rows.length > 0;
}

/**
 * Removes the uploads that have run out before they arrived whole, where no process is finishing
 * them.
 * @returns the ids of their files
 */
export async function deleteExpiredUploads(db: Db, now: Date): Promise<string[]> {
  const rows = await unclaimedDeletion(db, now).where('expires_at', '<=', now).execute();
  return rows.map(({ id }) => id);
}
