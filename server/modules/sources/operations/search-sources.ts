import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { listSources } from '../repository/sources.ts';

export const searchSources: Handler<'searchSources'> = async ({ body, deps, ...call }) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), body.userId);
  const { search, creatorType } = body.queryParams;
  const rows = await listSources(deps.db, {
    search,
    creatorType,
    sort: 'name',
    limit: limits.pageSize,
  });
  return {
    rows: rows.map(({ id, key, name, creator_id, creator_type }) => ({
      sourceId: id,
      key,
      name,
      creatorUserId: creator_id,
      creatorType: creator_type ?? 'UGC',
    })),
  };
};
