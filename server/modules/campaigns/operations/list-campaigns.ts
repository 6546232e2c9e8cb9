import { indianDay } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentCampaign } from '../presenter.ts';
import { countCampaigns, listCampaignRows } from '../repository.ts';

export const listCampaigns: Handler<'listCampaigns'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { cursor, search, status, campaignId } = call.query;
  const filters = { id: campaignId, search, status };
  const today = indianDay(call.deps.clock.now());
  const after = decodeCursor(cursor, ['id']);
  const rows = await listCampaignRows(
    call.deps.db,
    { ...filters, after: after?.[0], limit: limits.pageSize + 1 },
    today,
  );
  const named = new URLSearchParams({ ...(status && { status }), ...(search && { search }) });
  const page = createPage(
    rows,
    limits.pageSize,
    named.size > 0 ? `/api/campaign/list?${named}` : '/api/campaign/list',
    ({ id }) => [id],
    (row) => presentCampaign(row, today),
  );
  return withTotal(call, page, () => countCampaigns(call.deps.db, filters, today));
};
