import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentCampaign } from '../presenter.ts';
import { campaignColumns } from '../repository.ts';

export const listCampaigns: Handler<'listCampaigns'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { cursor, status } = call.query;
  const today = indianDay(call.deps.clock.now());
  const after = decodeCursor(cursor, ['id']);
  let query = call.deps.db.selectFrom('campaigns');
  if (status === 'upcoming') query = query.where('start_day', '>', today);
  if (status === 'running')
    query = query.where('start_day', '<=', today).where('end_day', '>=', today);
  if (status === 'ended') query = query.where('end_day', '<', today);
  if (after) query = query.where('id', '<', String(after[0]));
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limits.pageSize + 1)
    .select(campaignColumns)
    .execute();
  return createPage(
    rows,
    limits.pageSize,
    status ? `/api/campaign/list?status=${status}` : '/api/campaign/list',
    ({ id }) => [id],
    (row) => presentCampaign(row, today),
  );
};
