import { indianDay } from '#domain/analytics/engagement.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import {
  sumEngagementByDay,
  sumEngagementByFormat,
  sumEngagementByLanguage,
} from '../repository/engagement-summaries.ts';

type Trend = DataOf<'getEngagementTrend'>;

const dayMs = 24 * 3600 * 1000;

export const getEngagementTrend: Handler<'getEngagementTrend'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const creatorId = call.query.userId ?? viewer.id;
  const { db, clock } = call.deps;
  if (!isStaff(viewer)) await requireRepresentedCreator(db, viewer, creatorId);
  const now = clock.now();
  const days = call.query.days ?? 28;
  const from = indianDay(new Date(now.getTime() - (days - 1) * dayMs));
  const byDay = await sumEngagementByDay(db, creatorId, from);
  const formats = await sumEngagementByFormat(db, creatorId, from);
  const languages = await sumEngagementByLanguage(db, creatorId, from);
  return {
    days: fillMissingDays(from, days, byDay),
    formats,
    languages,
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
