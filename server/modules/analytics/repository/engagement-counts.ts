import { sql } from 'kysely';
import { type EngagementCounts, engagementKinds } from '#domain/analytics/engagement.ts';
import type { EngagementCount } from '#domain/money/earnings.ts';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { Db } from '#server/platform/database/database-types.ts';

type MonthOfFormat = EngagementCounts & { month: string; format: PostFormat };

const kindSums = sql.raw(
  engagementKinds.map((kind) => `sum(d.${kind})::float8 as ${kind}`).join(', '),
);

const countsByKind = ({ month, format, ...counts }: MonthOfFormat): EngagementCount[] =>
  engagementKinds.map((kind) => ({ month, format, kind, count: counts[kind] }));

/**
 * What readers did with a creator's posts from one month up to, not with, another, by month, format
 * and kind.
 */
export async function countEngagement(
  db: Db,
  creatorId: string,
  { from, until }: { from: string; until: string },
): Promise<EngagementCount[]> {
  const { rows } = await sql<MonthOfFormat>`
    select to_char(d.day, 'YYYY-MM') as month, p.format, ${kindSums}
    from engagement_days d
    join posts p on p.id = d.post_id
    where d.creator_id = ${creatorId}
      and d.day >= ${`${from}-01`}::date and d.day < ${`${until}-01`}::date
    group by 1, 2
    order by 1 desc, 2`.execute(db);
  return rows.flatMap(countsByKind);
}

/** The same for several creators, each with their own counts. */
export async function countEngagementByCreator(
  db: Db,
  creatorIds: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<Map<string, EngagementCount[]>> {
  if (creatorIds.length === 0) return new Map();
  const { rows } = await sql<MonthOfFormat & { creator_id: string }>`
    select d.creator_id, to_char(d.day, 'YYYY-MM') as month, p.format, ${kindSums}
    from engagement_days d
    join posts p on p.id = d.post_id
    where d.creator_id = any(${creatorIds}::uuid[])
      and d.day >= ${`${from}-01`}::date and d.day < ${`${until}-01`}::date
    group by 1, 2, 3`.execute(db);
  const byCreator = Map.groupBy(rows, ({ creator_id }) => creator_id);
  return new Map([...byCreator].map(([id, ofCreator]) => [id, ofCreator.flatMap(countsByKind)]));
}

/** Did readers do anything before a month? */
export async function hasEngagementBefore(
  db: Db,
  creatorId: string,
  month: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from engagement_days
    where creator_id = ${creatorId} and day < ${`${month}-01`}::date
    limit 1`.execute(db);
  return rows.length > 0;
}
