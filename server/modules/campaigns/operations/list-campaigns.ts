import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentCampaign } from '../presenter.ts';
import { listCampaignRows } from '../repository.ts';

export const listCampaigns: Handler<'listCampaigns'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { cursor, status } = call.query;
  const today = indianDay(call.deps.clock.now());
  const after = decodeCursor(cursor, ['id']);
  const rows = await listCampaignRows(
    call.deps.db,
    { status, after: after?.[0], limit: limits.pageSize + 1 },
    today,
  );
  return createPage(
    rows,
    limits.pageSize,
    status ? `/api/campaign/list?status=${status}` : '/api/campaign/list',
    ({ id }) => [id],
    (row) => presentCampaign(row, today),
  );
};
