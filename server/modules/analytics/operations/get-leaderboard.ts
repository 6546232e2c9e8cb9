import { indianMonth } from '#domain/analytics/engagement.ts';
import type { Handler } from '#server/http/handler.ts';
import { presentProfilePicture, requirePerson } from '#server/modules/people/index.ts';
import { listLeaderboard } from '../repository/engagement-summaries.ts';

const leaderboardSize = 20;

export const getLeaderboard: Handler<'getLeaderboard'> = async (call) => {
  requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const now = clock.now();
  const month = call.query.month ?? indianMonth(now);
  const { language } = call.query;
  const rows = await listLeaderboard(db, { month, language, limit: leaderboardSize });
  return {
    month,
    rows: rows.map(({ id, name, handle, views, likes, shares, ...picture }, index) => ({
      place: index + 1,
      creator: {
        userId: id,
        name,
        handle,
        profileImage: presentProfilePicture(picture),
        blueTick: true,
      },
      views,
      likes,
      shares,
    })),
    asOf: now.toISOString(),
  };
};
