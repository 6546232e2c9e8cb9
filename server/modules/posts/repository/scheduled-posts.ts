import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { findPost, type PostRow } from './posts.ts';

/*
 * Times to publish are compared with the database's clock only: processes whose clocks differ agree
 * on what is due.
 */

/** A publishing time compared with now. */
export type TimeComparison = { isPast: boolean; isTooEarly: boolean; isTooLate: boolean };

export async function comparePublishTime(db: Db, at: Date): Promise<TimeComparison> {
  const { scheduleMinutesMin: minutes, scheduleDaysMax: days } = limits;
  const { rows } = await sql<TimeComparison>`
    select ${at}::timestamptz <= clock_timestamp() as "isPast",
      ${at}::timestamptz < clock_timestamp() + make_interval(mins => ${minutes}) as "isTooEarly",
      ${at}::timestamptz > clock_timestamp() + make_interval(days => ${days})
        as "isTooLate"`.execute(db);
  return rows[0] as TimeComparison;
}

/** In seconds: long enough for a batch, and short enough for what a killed process left behind. */
const claimSeconds = 10;
/** How many claims in a row last ten seconds; each later one lasts twice as long, up to an hour. */
const shortClaims = 3;
const maxClaimSeconds = 3600;

/**
 * Claims posts whose time has come, the most overdue first. A post that is not published before its
 * claim ends can be claimed again. From the fourth claim in a row on, each claim lasts twice as
 * long as the one before, so a post that keeps failing, or kills its process, delays no others.
 */
export async function claimDuePosts(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update posts
    set publish_tries = publish_tries + 1,
      publish_claimed_until = now() + make_interval(secs => least(
        ${maxClaimSeconds}::float8,
        ${claimSeconds}::float8 * 2 ^ least(20, greatest(0, publish_tries - ${shortClaims} + 1))
      ))
    where id in (
      select id from posts
      where state = 'SCHEDULED' and publish_at <= now()
        and (publish_claimed_until is null or publish_claimed_until <= now())
      order by publish_at, id
      limit ${most}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks a post whose time has come; undefined when it was moved, cancelled or published. */
export async function lockDuePost(trx: Db, id: string): Promise<PostRow | undefined> {
  const { rows } = await sql`
    select from posts
    where id = ${id}::uuid and state = 'SCHEDULED' and publish_at <= clock_timestamp()
    for update`.execute(trx);
  return rows.length > 0 ? findPost(trx, id) : undefined;
}

/** Postpones a post that cannot be published yet. This does not count as a failed try. */
export async function holdPost(trx: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update posts
    set publish_tries = 0,
      publish_claimed_until = now() + make_interval(secs => ${seconds}::float8)
    where id = ${id}::uuid`.execute(trx);
}

/** The claim columns of a post that nobody has claimed; set when its time changes. */
export const unclaimed = { publish_claimed_until: null, publish_tries: 0 } as const;

/** Whether the publishing time of a post is in the future. */
export async function isPublishTimeAhead(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .where('id', '=', id)
    .select(sql<boolean>`publish_at > clock_timestamp()`.as('isAhead'))
    .executeTakeFirst();
  return row?.isAhead ?? false;
}

/**
 * By how many seconds the oldest due post is late; 0 without one. Posts that failed count during
 * their pauses, held posts do not.
 */
export async function readScheduleDelay(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(publish_at))::float8 as seconds from posts
    where state = 'SCHEDULED' and publish_at <= now()
      and (publish_claimed_until is null or publish_claimed_until <= now()
        or publish_tries > 0)`.execute(db);
  return rows[0]?.seconds ?? 0;
}
