import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Holds back other uploads of a person, in any process, until the transaction ends. */
export async function lockUploads(trx: Db, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`videos:${personId}`}))`.execute(trx);
}

/** How many uploads of a person are unfinished, and the bytes of all their videos. */
export async function countUploads(
  trx: Db,
  personId: string,
  now: Date,
): Promise<{ unfinished: number; bytes: number }> {
  const { unfinished, kept } = await trx
    .selectFrom('videos')
    .where('owner_id', '=', personId)
    .where((eb) => eb.or([eb('finished_at', 'is not', null), eb('expires_at', '>', now)]))
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('finished_at', 'is', null).as('unfinished'),
      fn.sum<string | null>('bytes').as('kept'),
    ])
    .executeTakeFirstOrThrow();
  return { unfinished: Number(unfinished), bytes: Number(kept) };
}

/** How many uploads a person has started since a time, and when the first of them. */
export async function countStarts(
  trx: Db,
  personId: string,
  since: Date,
): Promise<{ starts: number; first: Date | null }> {
  const { starts, first } = await trx
    .selectFrom('video_starts')
    .where('person_id', '=', personId)
    .where('started_at', '>', since)
    .select(({ fn }) => [
      fn.countAll<string>().as('starts'),
      fn.min<Date | null>('started_at').as('first'),
    ])
    .executeTakeFirstOrThrow();
  return { starts: Number(starts), first };
}

/** Records that a person has started an upload. */
export async function insertStart(trx: Db, personId: string, now: Date): Promise<void> {
  await trx.insertInto('video_starts').values({ person_id: personId, started_at: now }).execute();
}

/** Deletes the records of uploads started up to a time. */
export async function deleteStartsUntil(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('video_starts').where('started_at', '<=', time).execute();
}

/** All uploads started since a time that may still arrive. */
export const listActiveUploads = (db: Db, { since, now }: { since: Date; now: Date }) =>
  db
    .selectFrom('videos')
    .where('finished_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '>', since)
    .select(['id', 'bytes', 'created_at'])
    .execute();
