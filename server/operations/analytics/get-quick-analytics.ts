import { sql } from 'kysely';
import type { Handler } from '../../handler.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';

const sum = (column: string) => sql<number>`coalesce(sum(${sql.ref(column)}), 0)::float8`;

export const getQuickAnalytics: Handler<'getQuickAnalytics'> = async (call) => {
  const viewer = actingPerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const wanted = call.query.userId ?? viewer.id;
  if (!isStaff(viewer)) await actedFor(db, viewer, wanted);
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
