import { limits } from '#domain/limits.ts';
import { listSources } from '../../db/sources.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';

export const searchSources: Handler<'searchSources'> = async ({ body, deps, ...call }) => {
  refuseForeignHint(actingPerson(call, 'APPROVE_CREATOR'), body.userId);
  const { search, creatorType } = body.queryParams;
  const rows = await listSources(deps.db, { search, creatorType, sort: 'name', limit: limits.pageSize });
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
