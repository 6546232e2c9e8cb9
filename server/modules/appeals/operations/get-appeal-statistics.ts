import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { countAppeals, countAppealsByReason } from '../repository/appeal-statistics.ts';

const dayMilliseconds = 24 * 3600 * 1000;

export const getAppealStatistics: Handler<'getAppealStatistics'> = async (call) => {
  const viewer = requirePerson(call, 'INTERNAL');
  const { days } = call.body;
  const { db, clock } = call.deps;
  const now = clock.now();
  const since = new Date(now.getTime() - days * dayMilliseconds);
  const counts = await countAppeals(db, { viewer, since, now });
  return { days, ...counts, rows: await countAppealsByReason(db, { viewer, since }) };
};
