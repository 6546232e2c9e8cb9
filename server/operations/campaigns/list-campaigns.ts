import { indianDay } from '#domain/engagement.ts';
import { limits } from '#domain/limits.ts';
import { campaignColumns } from '../../db/campaigns.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { presentCampaign } from './present-campaign.ts';

export const listCampaigns: Handler<'listCampaigns'> = async (call) => {
  actingPerson(call, 'INTERNAL');
  const { cursor, status } = call.query;
  const today = indianDay(call.deps.clock.now());
  const after = unpackCursor(cursor, ['id']);
  let query = call.deps.db.selectFrom('campaigns');
  if (status === 'upcoming') query = query.where('start_day', '>', today);
  if (status === 'running') query = query.where('start_day', '<=', today).where('end_day', '>=', today);
  if (status === 'ended') query = query.where('end_day', '<', today);
  if (after) query = query.where('id', '<', String(after[0]));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limits.pageSize + 1)
    .select(campaignColumns)
    .execute();
  return pageOf(
    rows,
    limits.pageSize,
    status ? `/api/campaign/list?status=${status}` : '/api/campaign/list',
    ({ id }) => [id],
    (row) => presentCampaign(row, today),
  );
};
