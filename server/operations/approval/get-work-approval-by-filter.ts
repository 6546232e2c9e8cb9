import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import { deriveCreatorState, workPositions } from '#machines/lifecycle/creator.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson, refuseForeignHint } from '../../people/acting-person.ts';
import { presentPicture } from '../../people/present-person.ts';

export const getWorkApprovalByFilter: Handler<'getWorkApprovalByFilter'> = async (call) => {
  refuseForeignHint(actingPerson(call, 'APPROVE_CREATOR'), call.body.userId);
  const { filters = {}, pageSize = limits.pageSize } = call.body;
  const after = unpackCursor(call.query.cursor, ['time', 'id']);
  let query = call.deps.db
    .selectFrom('people')
    .where('role', '<>', 'staff')
    .where('submitted_at', 'is not', null)
    .where(sql`position->>'work'`, '=', workPositions[filters.status ?? 'pending']);
  if (filters.name) query = query.where('name', 'ilike', `%${escapeLike(filters.name.trim())}%`);
  if (after)
    query = query.where(sql<boolean>`(submitted_at, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  const rows = await query
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(pageSize + 1)
    .selectAll()
    .execute();
  return pageOf(
    rows,
    pageSize,
    '/api/workApproval/getworkApprovalByFilter',
    (row) => [row.submitted_at?.toISOString(), row.id],
    (row) => ({
      creatorUserId: row.id,
      name: row.name,
      handle: row.handle,
      profileImage: presentPicture(row),
      languages: row.languages,
      creatorType: row.creator_type ?? 'UGC',
      status: deriveCreatorState(row.position)['work-approval'],
      submittedAt: row.submitted_at?.toISOString() ?? null,
    }),
  );
};

/** What a person typed, so that % and _ in it stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
