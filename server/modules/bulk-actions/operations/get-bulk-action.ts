import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { requireStaffMember } from '#server/modules/staff/index.ts';
import { getOwnAction } from '../own-bulk-action.ts';
import { presentBulkAction, presentBulkFailure } from '../presenter.ts';
import { listFailures } from '../repository.ts';

export const getBulkAction: Handler<'getBulkAction'> = async (call) => {
  const staff = requireStaffMember(call);
  const { body, query, deps } = call;
  const { bulkActionId, pageSize = limits.pageSize } = body;
  const [after = '0'] = decodeCursor(query.cursor, ['number']) ?? [];
  const action = await getOwnAction(deps.db, staff, bulkActionId);
  const failures = await listFailures(deps.db, action, {
    after: Number(after),
    limit: pageSize + 1,
  });
  const page = createPage(
    failures,
    pageSize,
    '/api/staff/bulkActions/get',
    ({ position }) => [String(position)],
    presentBulkFailure,
  );
  return { bulkAction: presentBulkAction(action), ...page };
};
