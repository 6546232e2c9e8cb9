import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireOwnUserId, requirePerson } from '#server/modules/people/index.ts';
import { presentPublisherAccount } from '../publisher-account-presenter.ts';
import { countPublisherAccounts, listPublisherAccounts } from '../repository/publisher-accounts.ts';

export const getAccountByFilter: Handler<'getAccountByFilter'> = async (call) => {
  const { filters = {}, pageSize = limits.pageSize, userId } = call.body;
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), userId);
  const after = decodeCursor(call.query.cursor, ['id']);
  const { accountId: id, search, isActive } = filters;
  const conditions = { id, search, isActive };
  const rows = await listPublisherAccounts(call.deps.db, {
    ...conditions,
    after: after?.[0],
    limit: pageSize + 1,
  });
  const page = createPage(
    rows,
    pageSize,
    '/api/account/getAccountByFilter',
    ({ id }) => [id],
    presentPublisherAccount,
  );
  return withTotal(call, page, () => countPublisherAccounts(call.deps.db, conditions));
};
