import { indianMonth } from '#domain/analytics/engagement.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { presentProfilePicture, requirePerson } from '#server/modules/people/index.ts';
import { type LeaderboardRow, listLeaderboard } from '../repository/engagement-summaries.ts';

const leaderboardSize = 20;

export const getLeaderboard: Handler<'getLeaderboard'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const now = clock.now();
  const month = call.query.month ?? indianMonth(now);
  const { language } = call.query;
  const rows = await listLeaderboard(db, {
    month,
    language,
    limit: leaderboardSize,
    ownId: viewer.id,
  });
  const own = rows.find(({ id }) => id === viewer.id);
  return {
    month,
    rows: rows.filter(({ place }) => place <= leaderboardSize).map(presentRow),
    own: own ? presentRow(own) : null,
    asOf: now.toISOString(),
  };
};

const presentRow = ({
  place,
  id,
  name,
  handle,
  views,
  likes,
  shares,
  ...picture
}: LeaderboardRow): DataOf<'getLeaderboard'>['rows'][number] => ({
  place,
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
});
