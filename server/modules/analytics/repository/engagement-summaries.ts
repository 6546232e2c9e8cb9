import { sql } from 'kysely';
import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const sums = sql.raw(engagementKinds.map((kind) => `sum(d.${kind})::float8 as ${kind}`).join(', '));

const creatorDays = (creatorId: string, from: string) =>
  sql`from engagement_days d join posts p on p.id = d.post_id
    where d.creator_id = ${creatorId} and d.day >= ${from}::date`;

/** The last day (YYYY-MM-DD) on which a creator's posts had readers; null when there is none. */
export async function findLastReadDay(db: Db, creatorId: string): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    select to_char(max(day), 'YYYY-MM-DD') as last from engagement_days
    where creator_id = ${creatorId}`.execute(db);
  return rows[0]?.last ?? null;
}

/** What readers did with a creator's posts from a day of India on, by day. */
export async function sumEngagementByDay(db: Db, creatorId: string, from: string) {
  const { rows } = await sql<EngagementCounts & { day: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, ${sums} from engagement_days d
    where d.creator_id = ${creatorId} and d.day >= ${from}::date
    group by d.day order by d.day`.execute(db);
  return rows;
}

/** The same by format. */
export async function sumEngagementByFormat(db: Db, creatorId: string, from: string) {
  const { rows } = await sql<EngagementCounts & { format: PostFormat }>`
    select p.format, ${sums} ${creatorDays(creatorId, from)}
    group by p.format order by p.format`.execute(db);
  return rows;
}

/** The same by language. */
export async function sumEngagementByLanguage(db: Db, creatorId: string, from: string) {
  const { rows } = await sql<EngagementCounts & { language: ContentLanguage }>`
    select p.language, ${sums} ${creatorDays(creatorId, from)} and p.language is not null
    group by p.language order by p.language`.execute(db);
  return rows;
}

/** How many follow a creator; undefined where there is no such person. */
export async function countFollowers(db: Db, creatorId: string): Promise<number | undefined> {
  const person = await db
    .selectFrom('people')
    .where('id', '=', creatorId)
    .select('followers')
    .executeTakeFirst();
  return person?.followers;
}

const sumColumn = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;

/** How many posts a creator has, and the sums of their counters. */
export const sumPostCounters = (db: Db, creatorId: string) =>
  db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .select([
      sql<number>`count(*)::int`.as('posts'),
      sumColumn('views').as('views'),
      sumColumn('impressions').as('impressions'),
      sumColumn('comments').as('comments'),
      sumColumn('shares').as('shares'),
      sumColumn('likes').as('likes'),
    ])
    .executeTakeFirstOrThrow();

/** A creator in the ranking of a month. */
export type LeaderboardRow = {
  place: number;
  id: string;
  name: string | null;
  handle: string | null;
  picture_id: string | null;
  views: number;
  likes: number;
  shares: number;
};

type LeaderboardQuery = {
  month: string;
  language: ContentLanguage | undefined;
  limit: number;
  /** This creator is listed at any rank. */
  ownId: string;
};

/**
 * Approved creators by the views of a month, most first, and one of them at any rank; of
 * one language where it is given.
 */
export async function listLeaderboard(
  db: Db,
  { month, language, limit, ownId }: LeaderboardQuery,
): Promise<LeaderboardRow[]> {
  const inLanguage = language ? sql`and p.language = ${language}` : sql``;
  const { rows } = await sql<LeaderboardRow>`
    select ranked.id, place::int as place, views, likes, shares, c.name, c.handle, c.picture_id
    from (
      select d.creator_id as id, sum(d.views)::float8 as views, sum(d.likes)::float8 as likes,
        sum(d.shares)::float8 as shares,
        row_number() over (order by sum(d.views) desc, d.creator_id) as place
      from engagement_days d
      join posts p on p.id = d.post_id
      join people c on c.id = d.creator_id
      where d.day >= ${`${month}-01`}::date
        and d.day < (${`${month}-01`}::date + interval '1 month')
        and c.position->>'work' = 'approved' and c.position->>'accountStatus' = 'active'
        ${inLanguage}
      group by d.creator_id
      having sum(d.views) > 0
    ) as ranked
    join people c on c.id = ranked.id
    where ranked.place <= ${limit} or ranked.id = ${ownId}
    order by ranked.place`.execute(db);
  return rows;
}
