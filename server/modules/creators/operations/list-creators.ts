import { limits } from '#domain/limits.ts';
import { workPositions } from '#machines/lifecycle/creator.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor, pageQueryLimit } from '#server/http/pagination.ts';
import { requireCreatorManager, requireOwnUserId } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentCreator } from '../presenter.ts';
import { listCreators as listFromDatabase } from '../repository/creator-lists.ts';

export const listCreators: Handler<'listCreators'> = async (call) => {
  const { person, agencyId } = requireCreatorManager(call);
  const { filters = {}, sort = 'newest', pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(person, userId);
  const isForeign = agencyId && filters.agencyUserId && filters.agencyUserId !== agencyId;
  if (isForeign) throw new Problem('forbidden');
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listFromDatabase(call.deps.db, {
    id: filters.creatorUserId,
    agencyId: agencyId ?? filters.agencyUserId,
    search: filters.search,
    work: filters.workApproval && workPositions[filters.workApproval],
    standing: filters.standing,
    creatorType: filters.creatorType,
    paymentType: filters.paymentType,
    sort,
    after: after?.[0],
    limit: pageQueryLimit(pageSize),
  });
  return createPage(rows, pageSize, '/api/creator/list', ({ id }) => [id], presentCreator);
};
