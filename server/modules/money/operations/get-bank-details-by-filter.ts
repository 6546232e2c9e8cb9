import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  presentProfilePicture,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';
import { countBankDetails, listBankDetails } from '../repository/bank-details-lists.ts';

const path = '/api/bankDetails/getBankDetailsByFilter';

export const getBankDetailsByFilter: Handler<'getBankDetailsByFilter'> = async (call) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { filters: { status = 'pending', search } = {}, pageSize = limits.pageSize } = call.body;
  const filter = { status, search };
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const rows = await listBankDetails(call.deps.db, filter, { after, limit: pageSize + 1 });
  const page = createPage(
    rows,
    pageSize,
    path,
    (row) => [row.submitted_at.toISOString(), row.person_id],
    (row) => ({
      creatorUserId: row.person_id,
      name: row.name,
      handle: row.handle,
      profileImage: presentProfilePicture(row),
      status,
      submittedAt: row.submitted_at.toISOString(),
    }),
  );
  return withTotal(
    call,
    page,
    async () => rows[0]?.total ?? (await countBankDetails(call.deps.db, status)),
  );
};
