import { sql } from 'kysely';
import { engagementKinds, indianDay } from '#domain/analytics/engagement.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';

type Trend = DataOf<'getEngagementTrend'>;

const sums = sql.raw(engagementKinds.map((kind) => `sum(d.${kind})::float8 as ${kind}`).join(', '));
const dayMs = 24 * 3600 * 1000;

export const getEngagementTrend: Handler<'getEngagementTrend'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const creatorId = call.query.userId ?? viewer.id;
  const { db, clock } = call.deps;
  if (!isStaff(viewer)) await requireRepresentedCreator(db, viewer, creatorId);
  const now = clock.now();
  const days = call.query.days ?? 28;
  const from = indianDay(new Date(now.getTime() - (days - 1) * dayMs));
  const engagementOfCreator = sql`from engagement_days d join posts p on p.id = d.post_id where d.creator_id = ${creatorId} and d.day >= ${from}::date`;
  const byDay = await sql<Trend['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, ${sums} ${engagementOfCreator} group by d.day order by d.day`.execute(
    db,
  );
  const byFormat = await sql<Trend['formats'][number]>`
    select p.format, ${sums} ${engagementOfCreator} group by p.format order by p.format`.execute(
    db,
  );
  const byLanguage = await sql<Trend['languages'][number]>`
    select p.language, ${sums} ${engagementOfCreator} and p.language is not null group by p.language order by p.language`.execute(
    db,
  );
  return {
    days: fillMissingDays(from, days, byDay.rows),
    formats: byFormat.rows,
    languages: byLanguage.rows,
    asOf: now.toISOString(),
  };
};

/** A day on which nothing happened is a day too. */
function fillMissingDays(from: string, count: number, counted: Trend['days']): Trend['days'] {
  const known = new Map(counted.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10);
    return known.get(day) ?? { day, views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 };
  });
}
