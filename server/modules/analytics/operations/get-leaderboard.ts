import { sql } from 'kysely';
import { indianMonth } from '#domain/analytics/engagement.ts';
import type { Handler } from '#server/http/handler.ts';
import { presentProfilePicture, requirePerson } from '#server/modules/people/index.ts';

const leaderboardSize = 20;
type Row = {
  id: string;
  name: string | null;
  handle: string | null;
  picture_id: string | null;
  views: number;
  likes: number;
  shares: number;
};

export const getLeaderboard: Handler<'getLeaderboard'> = async (call) => {
  requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const now = clock.now();
  const month = call.query.month ?? indianMonth(now);
  const { language } = call.query;
  const inLanguage = language ? sql`and p.language = ${language}` : sql``;
  const { rows } = await sql<Row>`
    select c.id, c.name, c.handle, c.picture_id, sum(d.views)::float8 as views, sum(d.likes)::float8 as likes,
      sum(d.shares)::float8 as shares
    from engagement_days d
    join posts p on p.id = d.post_id
    join people c on c.id = d.creator_id
    where d.day >= ${`${month}-01`}::date and d.day < (${`${month}-01`}::date + interval '1 month')
      and c.position->>'work' = 'approved' and c.position->>'standing' = 'active' ${inLanguage}
    group by c.id
    having sum(d.views) > 0
    order by views desc, c.id
    limit ${leaderboardSize}`.execute(db);
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
