import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { createEventPresenter } from '../history/event-presenter.ts';
import { listPostEvents } from '../repository/post-events.ts';
import { requireVisiblePost } from '../rules/visible-post.ts';

export const getPostHistory: Handler<'getPostHistory'> = async (call) => {
  const { viewer, post } = await requireVisiblePost(call);
  const { pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  const rows = await listPostEvents(call.deps.db, post.id, { after, limit: pageSize + 1 });
  return createPage(
    rows,
    pageSize,
    '/api/post/getPostHistory',
    ({ at, id }) => [at.toISOString(), id],
    createEventPresenter(viewer, post.creator_id),
  );
};
