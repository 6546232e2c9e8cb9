import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { countFollowers, sumPostCounters } from '../repository/engagement-summaries.ts';

export const getQuickAnalytics: Handler<'getQuickAnalytics'> = async (call) => {
  const viewer = requirePerson(call, 'VIEW_POST');
  const { db, clock } = call.deps;
  const wanted = call.query.userId ?? viewer.id;
  if (!isStaff(viewer)) await requireRepresentedCreator(db, viewer, wanted);
  const followers = (await countFollowers(db, wanted)) ?? 0;
  const totals = await sumPostCounters(db, wanted);
  return { followers, ...totals, asOf: clock.now().toISOString() };
};
