import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** How many days a post is read after its publication. */
const lifeDays = 24;

/**
 * Engagement of every published post by day (of India): most on the first day, and far more for
 * some posts. The same ids give the same figures at every start. The counters of the posts are the
 * sums of those days.
 * @param now the end of the period
 */
export async function seedEngagement(db: Db, now: Date): Promise<void> {
  await sql`
    insert into engagement_days (
      post_id, day, creator_id, views, impressions, likes, shares, comments
    )
    select id, first_day + n, creator_id, seen, seen * 4 + n, seen / 13, seen / 47, seen / 110
    from (
      select id, creator_id, (published_at at time zone 'Asia/Kolkata')::date as first_day,
        abs(hashtext(id::text)) % 1000 / 1000.0 as luck
      from posts where published_at is not null
    ) as post
    cross join lateral generate_series(0, ${lifeDays}::int - 1) as n
    cross join lateral (select
      round(
        (30 + 2400 * luck ^ 6) * exp(-n / 5.0)
          * (0.7 + abs(hashtext(id::text || n)) % 60 / 100.0)
      )::int as seen
    ) as made
    where seen >= 12
      and first_day + n <= (${now}::timestamptz at time zone 'Asia/Kolkata')::date`.execute(db);
  await sql`
    update posts set views = total.views, impressions = total.impressions, likes = total.likes,
      shares = total.shares, comments = total.comments, stats_as_of = ${now}
    from (
      select post_id, sum(views)::int as views, sum(impressions)::int as impressions,
        sum(likes)::int as likes, sum(shares)::int as shares, sum(comments)::int as comments
      from engagement_days group by post_id
    ) as total
    where posts.id = total.post_id`.execute(db);
}
