import { limits } from '#domain/limits.ts';
import { workPositions } from '#machines/lifecycle/creator.ts';
import { listCreators as listFromDatabase } from '../../db/creators.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, rowsFor, unpackCursor } from '../../paging.ts';
import { refuseForeignHint } from '../../people/acting-person.ts';
import { actingManager } from '../../people/managers.ts';
import { Problem } from '../../problem.ts';
import { presentCreator } from './present-creator.ts';

export const listCreators: Handler<'listCreators'> = async (call) => {
  const { person, agencyId } = actingManager(call);
  const { filters = {}, sort = 'newest', pageSize = limits.pageSize, userId } = call.body;
  refuseForeignHint(person, userId);
  const isForeign = agencyId && filters.agencyUserId && filters.agencyUserId !== agencyId;
  if (isForeign) throw new Problem('forbidden');
  const after = unpackCursor(call.query.cursor, ['id']);
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
    limit: rowsFor(pageSize),
  });
  return pageOf(rows, pageSize, '/api/creator/list', ({ id }) => [id], presentCreator);
};
