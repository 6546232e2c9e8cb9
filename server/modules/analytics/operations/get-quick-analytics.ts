import { sql } from 'kysely';
import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';

const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;

export const getQuickAnalytics: Handler<'getQuickAnalytics'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const wanted = call.query.userId ?? viewer.id;
  if (!isStaff(viewer)) await requireRepresentedCreator(db, viewer, wanted);
  const person = await db
    .selectFrom('people')
    .where('id', '=', wanted)
    .select('followers')
    .executeTakeFirst();
  const totals = await db
    .selectFrom('posts')
    .where('creator_id', '=', wanted)
    .select([
      sql<number>`count(*)::int`.as('posts'),
      sum('views').as('views'),
      sum('impressions').as('impressions'),
      sum('comments').as('comments'),
      sum('shares').as('shares'),
      sum('likes').as('likes'),
    ])
    .executeTakeFirstOrThrow();
  return { followers: person?.followers ?? 0, ...totals, asOf: clock.now().toISOString() };
};
