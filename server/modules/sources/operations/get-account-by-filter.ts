import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { presentPublisherAccount } from '../publisher-account-presenter.ts';
import { listPublisherAccounts } from '../repository/publisher-accounts.ts';

export const getAccountByFilter: Handler<'getAccountByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), userId);
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listPublisherAccounts(call.deps.db, {
    id: filters.accountId,
    search: filters.search,
    isActive: filters.isActive,
    after: after?.[0],
    limit: pageSize + 1,
  });
  return createPage(
    rows,
    pageSize,
    '/api/account/getAccountByFilter',
    ({ id }) => [id],
    presentPublisherAccount,
  );
};
