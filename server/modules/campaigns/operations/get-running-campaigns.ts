import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { presentRunningCampaign } from '../presenter.ts';
import { listRunningCampaigns } from '../repository.ts';

export const getRunningCampaigns: Handler<'getRunningCampaigns'> = async (call) => {
  const { db, clock } = call.deps;
  const caller = requirePerson(call, 'CREATE_POST');
  const { languages } = await requireRepresentedCreator(db, caller, call.query.userId);
  const today = indianDay(clock.now());
  const rows = await listRunningCampaigns(db, { today, languages, limit: limits.pageSizeMax });
  return { rows: rows.map(presentRunningCampaign) };
};
