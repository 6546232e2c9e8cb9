import { limits } from '#domain/limits.ts';
import { listSources } from '../../db/sources.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { presentSource } from './present-source.ts';

export const getSourceByFilter: Handler<'getSourceByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  refuseForeignHint(actingPerson(call, 'APPROVE_CREATOR'), userId);
  const after = unpackCursor(call.query.cursor, ['id']);
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
  return pageOf(rows, pageSize, '/api/source/getSourceByFilter', ({ id }) => [id], presentSource);
};
