import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import {
  presentProfilePicture,
  requireOwnUserId,
  requirePerson,
} from '#server/modules/people/index.ts';

const path = '/api/bankDetails/getBankDetailsByFilter';

export const getBankDetailsByFilter: Handler<'getBankDetailsByFilter'> = async (call) => {
  requireOwnUserId(requirePerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { filters: { status = 'pending' } = {}, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  let query = call.deps.db
    .selectFrom('bank_details')
    .innerJoin('people', 'people.id', 'bank_details.person_id')
    .where(sql`people.position->>'bank'`, '=', status);
  if (after)
    query = query.where(
      sql<boolean>`(bank_details.submitted_at, person_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const rows = await query
    .orderBy('bank_details.submitted_at')
    .orderBy('person_id')
    .limit(pageSize + 1)
    .select(['person_id', 'name', 'handle', 'picture_id', 'bank_details.submitted_at'])
    .execute();
  return createPage(
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
};
