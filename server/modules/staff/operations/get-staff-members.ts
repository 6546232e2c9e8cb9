import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { presentStaffAccount } from '../presenter.ts';
import { listStaffAccounts } from '../repository/staff-accounts.ts';

export const getStaffMembers: Handler<'getStaffMembers'> = async (call) => {
  const admin = requirePerson(call, 'MANAGE_STAFF');
  const { filters, pageSize = limits.pageSize } = call.body;
  const { search, staffUserId, accountStatus, permission } = filters;
  const after = decodeCursor(call.query.cursor, ['id']);
  const rows = await listStaffAccounts(call.deps.db, {
    id: staffUserId,
    search,
    accountStatus,
    permission,
    now: call.deps.clock.now(),
    after: after?.[0],
    limit: pageSize + 1,
  });
  return createPage(
    rows,
    pageSize,
    '/api/staff/members',
    ({ id }) => [id],
    (row) => presentStaffAccount(row, admin.id),
  );
};
