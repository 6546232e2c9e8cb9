import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import { requireCreatorManager, requireOwnUserId } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { creatorFilters } from '../creator-filters.ts';
import { presentCreator } from '../presenter.ts';
import { countCreators, listCreators as listFromDatabase } from '../repository/creator-lists.ts';

export const listCreators: Handler<'listCreators'> = async (call) => {
  const { person, agencyId } = requireCreatorManager(call);
  const { filters = {}, sort = 'newest', pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(person, userId);
  const isForeign = agencyId && filters.agencyUserId && filters.agencyUserId !== agencyId;
  if (isForeign) throw new Problem('forbidden');
  const after = decodeCursor(call.query.cursor, ['id']);
  const conditions = { ...creatorFilters(filters), ...(agencyId && { agencyId }) };
  const rows = await listFromDatabase(call.deps.db, {
    ...conditions,
    sort,
    after: after?.[0],
    limit: pageQueryLimit(pageSize),
  });
  const page = createPage(
    rows,
    pageSize,
    '/api/creator/list',
    ({ id }) => [id],
    (row) => presentCreator(row, person),
  );
  return withTotal(
    call,
    page,
    async () => rows[0]?.total ?? (await countCreators(call.deps.db, conditions)),
  );
};
