import { sql } from 'kysely';
import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const columns = sql.raw(engagementKinds.join(', '));
const sumsOrZeros = sql.raw(
  engagementKinds.map((kind) => `coalesce(sum(d.${kind}), 0)::float8 as ${kind}`).join(', '),
);
const sums = sql.raw(engagementKinds.map((kind) => `sum(d.${kind})::float8 as ${kind}`).join(', '));

/** The first and the last day (YYYY-MM-DD) on which readers did something with a post, or null. */
export async function findReadDays(
  db: Db,
  postId: string,
): Promise<{ first: string | null; last: string | null }> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last
    from engagement_days where post_id = ${postId}`.execute(db);
  return rows[0] ?? { first: null, last: null };
}

/** What readers did with a post from one day of India to another, by day. */
export async function listPostDays(db: Db, postId: string, from: string, to: string) {
  const { rows } = await sql<EngagementCounts & { day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day, ${columns} from engagement_days
    where post_id = ${postId} and day between ${from}::date and ${to}::date
    order by day`.execute(db);
  return rows;
}

/** What readers did with a post on a number of days from a start on. */
export async function sumFirstDays(
  db: Db,
  postId: string,
  { from, days }: { from: string; days: number },
): Promise<EngagementCounts> {
  const { rows } = await sql<EngagementCounts>`
    select ${sumsOrZeros} from engagement_days d
    where d.post_id = ${postId}
      and d.day >= ${from}::date and d.day < ${from}::date + ${days}::int`.execute(db);
  return rows[0] as EngagementCounts;
}

/** Others of a creator with which a post is compared. */
export type ComparedPosts = {
  creatorId: string;
  /** The post itself, which is not among them. */
  postId: string;
  /** Published before this moment. */
  before: Date;
  /** How many days of each count, from its day of publication in India. */
  days: number;
  /** How many of them at most, the latest. */
  limit: number;
};

/** The median of each number over the latest of these posts, rounded, and how many they are. */
export async function findTypicalPost(
  db: Db,
  { creatorId, postId, before, days, limit }: ComparedPosts,
): Promise<EngagementCounts & { posts: number }> {
  const medians = sql.raw(
    engagementKinds
      .map(
        (kind) =>
          `coalesce(round(percentile_cont(0.5) within group (order by ${kind})), 0)::float8
            as ${kind}`,
      )
      .join(', '),
  );
  const { rows } = await sql<EngagementCounts & { posts: number }>`
    select count(*)::int as posts, ${medians}
    from (
      select id, (published_at at time zone 'Asia/Kolkata')::date as first_day
      from posts
      where creator_id = ${creatorId} and id <> ${postId} and published_at < ${before}
      order by published_at desc limit ${limit}
    ) as compared
    cross join lateral (
      select ${sumsOrZeros}
      from engagement_days d
      where d.post_id = compared.id
        and d.day >= first_day and d.day < first_day + ${days}::int
    ) as early`.execute(db);
  return rows[0] as EngagementCounts & { posts: number };
}

type TopPost = EngagementCounts & {
  id: string;
  title: string;
  language: ContentLanguage | null;
  published_at: Date | null;
};

/** The posts of a creator with the most views from a day of India on, most first. */
export async function listTopPosts(
  db: Db,
  creatorId: string,
  { from, limit }: { from: string; limit: number },
): Promise<TopPost[]> {
  const { rows } = await sql<TopPost>`
    select p.id, p.title, p.language, p.published_at, top.*
    from (
      select d.post_id, ${sums} from engagement_days d
      where d.creator_id = ${creatorId} and d.day >= ${from}::date
      group by d.post_id
      having sum(d.views) > 0
      order by sum(d.views) desc, d.post_id desc limit ${limit}
    ) as top
    join posts p on p.id = top.post_id
    order by top.views desc, p.id desc`.execute(db);
  return rows;
}
