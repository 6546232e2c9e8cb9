import { indianDay, startOfIndianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { countDecisionsOf } from '../repository/review-decisions.ts';

const day = 24 * 3600 * 1000;

export const getReviewStatistics: Handler<'getReviewStatistics'> = async (call) => {
  const person = requirePerson(call, 'INTERNAL');
  requireOwnUserId(person, call.body.userId);
  const { db, clock } = call.deps;
  const now = clock.now();
  const { hours, ...counts } = await countDecisionsOf(db, {
    moderatorId: person.id,
    today: startOfIndianDay(indianDay(now)),
    since: new Date(now.getTime() - limits.reviewStatisticsDays * day),
  });
  return { ...counts, perHour: hours === 0 ? null : Math.round((counts.today / hours) * 10) / 10 };
};
