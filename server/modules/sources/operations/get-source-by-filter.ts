import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { presentSource } from '../presenter.ts';
import { countSourceRows, listSources } from '../repository/sources.ts';

export const getSourceByFilter: Handler<'getSourceByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), userId);
  const after = decodeCursor(call.query.cursor, ['id']);
  const { sourceId: id, creatorUserId: creatorId, ...others } = filters;
  const conditions = { id, creatorId, ...others };
  const rows = await listSources(call.deps.db, {
    ...conditions,
    after: after?.[0],
    sort: 'newest',
    limit: pageSize + 1,
  });
  const page = createPage(
    rows,
    pageSize,
    '/api/source/getSourceByFilter',
    ({ id }) => [id],
    presentSource,
  );
  return withTotal(call, page, () => countSourceRows(call.deps.db, conditions));
};
