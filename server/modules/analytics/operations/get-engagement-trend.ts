import { indianDay } from '#domain/analytics/engagement.ts';
import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { addDays, fillMissingDays } from '../filled-days.ts';
import { chooseTrendDays } from '../post-period.ts';
import {
  findLastReadDay,
  sumEngagementByDay,
  sumEngagementByFormat,
  sumEngagementByLanguage,
} from '../repository/engagement-summaries.ts';
import { listTopPosts } from '../repository/post-engagement.ts';

const topPostsMax = 10;

export const getEngagementTrend: Handler<'getEngagementTrend'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const creatorId = call.query.userId ?? viewer.id;
  const { db, clock } = call.deps;
  if (!isStaff(viewer)) await requireRepresentedCreator(db, viewer, creatorId);
  const now = clock.now();
  const today = indianDay(now);
  const days = call.query.days ?? chooseTrendDays(today, await findLastReadDay(db, creatorId));
  const from = addDays(today, 1 - days);
  const byDay = await sumEngagementByDay(db, creatorId, from);
  const formats = await sumEngagementByFormat(db, creatorId, from);
  const languages = await sumEngagementByLanguage(db, creatorId, from);
  const topPosts = await listTopPosts(db, creatorId, { from, limit: topPostsMax });
  return {
    days: fillMissingDays(from, days, byDay),
    formats,
    languages,
    topPosts: topPosts.map(
      ({ id, title, language, published_at, views, impressions, likes, shares, comments }) => ({
        postUID: id,
        title,
        language,
        publishedAt: published_at?.toISOString() ?? null,
        views,
        impressions,
        likes,
        shares,
        comments,
      }),
    ),
    asOf: now.toISOString(),
  };
};
