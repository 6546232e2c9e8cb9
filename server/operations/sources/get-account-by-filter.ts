import { limits } from '#domain/limits.ts';
import { listAccounts } from '../../db/publisher-accounts.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { presentAccount } from './present-account.ts';

export const getAccountByFilter: Handler<'getAccountByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  refuseForeignHint(actingPerson(call, 'APPROVE_CREATOR'), userId);
  const after = unpackCursor(call.query.cursor, ['id']);
  const rows = await listAccounts(call.deps.db, {
    id: filters.accountId,
    search: filters.search,
    isActive: filters.isActive,
    after: after?.[0],
    limit: pageSize + 1,
  });
  return pageOf(rows, pageSize, '/api/account/getAccountByFilter', ({ id }) => [id], presentAccount);
};
