import {
  type EngagementCounts,
  indianDay,
  startOfIndianDay,
} from '#domain/analytics/engagement.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { findPost, type PostRow } from '#server/modules/posts/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { addDays, daysBetween, fillMissingDays } from '../filled-days.ts';
import { choosePeriod, daysOfPeriod, type PostDays } from '../post-period.ts';
import {
  findReadDays,
  findTypicalPost,
  listPostDays,
  sumFirstDays,
} from '../repository/post-engagement.ts';

type Comparison = DataOf<'getPostAnalytics'>['comparison'];

const comparedDaysMax = 28;
const comparedPostsMin = 5;
const comparedPostsMax = 100;

export const getPostAnalytics: Handler<'getPostAnalytics'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const person = isStaff(viewer)
    ? viewer
    : await requireRepresentedCreator(db, viewer, call.query.userId);
  const post = await findPost(db, call.query.postUID);
  if (!post || (post.creator_id !== person.id && !isStaff(viewer))) throw new Problem('not-found');
  const now = clock.now();
  const { first, last } = await findReadDays(db, post.id);
  const known: PostDays = {
    today: indianDay(now),
    publishedOn: post.published_at && indianDay(post.published_at),
    firstReadOn: first,
    lastReadOn: last,
  };
  const period = call.query.period ?? choosePeriod(known);
  const { from, count } = daysOfPeriod(period, known);
  const counted = await listPostDays(db, post.id, from, addDays(from, count - 1));
  return {
    post: {
      postUID: post.id,
      title: post.title,
      language: post.language,
      publishedAt: post.published_at?.toISOString() ?? null,
    },
    period,
    days: fillMissingDays(from, count, counted),
    totals: pickCounts(post),
    comparison: await compareWithOthers(db, post, known),
    asOf: now.toISOString(),
  };
};

const pickCounts = ({ views, impressions, likes, shares, comments }: EngagementCounts) => ({
  views,
  impressions,
  likes,
  shares,
  comments,
});

/** Only whole days count: of today, others would have more. */
async function compareWithOthers(
  db: Db,
  post: Pick<PostRow, 'id' | 'creator_id'>,
  { today, publishedOn }: PostDays,
): Promise<Comparison> {
  const age = publishedOn === null ? 0 : daysBetween(publishedOn, today);
  if (publishedOn === null || age < 1) return null;
  const days = Math.min(age, comparedDaysMax);
  const { posts, ...typical } = await findTypicalPost(db, {
    creatorId: post.creator_id,
    postId: post.id,
    before: startOfIndianDay(today, 1 - days),
    days,
    limit: comparedPostsMax,
  });
  if (posts < comparedPostsMin) return null;
  const own = await sumFirstDays(db, post.id, { from: publishedOn, days });
  return { days, posts, own, typical };
}
