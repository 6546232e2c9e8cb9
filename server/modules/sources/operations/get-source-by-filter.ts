import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { presentSource } from '../presenter.ts';
import { listSources } from '../repository/sources.ts';

export const getSourceByFilter: Handler<'getSourceByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), userId);
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listSources(call.deps.db, {
    id: filters.sourceId,
    search: filters.search,
    accountId: filters.accountId,
    creatorId: filters.creatorUserId,
    language: filters.language,
    crawling: filters.crawling,
    after: after?.[0],
    sort: 'newest',
    limit: pageSize + 1,
  });
  return createPage(
    rows,
    pageSize,
    '/api/source/getSourceByFilter',
    ({ id }) => [id],
    presentSource,
  );
};
