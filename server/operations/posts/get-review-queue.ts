import { limits } from '#domain/limits.ts';
import { listReviewQueue } from '../../db/posts.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { presentCard } from './present-post.ts';

export const getReviewQueue: Handler<'getReviewQueue'> = async (call) => {
  const viewer = actingPerson(call, 'INTERNAL');
  const { filters, pageSize = limits.pageSize } = call.body;
  const after = unpackCursor(call.query.cursor, ['time', 'id']);
  const rows = await listReviewQueue(call.deps.db, {
    formats: filters.format,
    language: filters.language,
    after: after ? [after[0] ?? '', after[1] ?? ''] : undefined,
    limit: pageSize + 1,
  });
  return pageOf(
    rows,
    pageSize,
    '/api/post/getReviewQueue',
    (row) => [row.submitted_at?.toISOString(), row.id],
    ({ author_name, author_handle, author_picture_id, author_position, ...row }) =>
      presentCard(
        row,
        {
          id: row.creator_id,
          name: author_name,
          handle: author_handle,
          picture_id: author_picture_id,
          position: author_position,
        },
        viewer,
      ),
  );
};
