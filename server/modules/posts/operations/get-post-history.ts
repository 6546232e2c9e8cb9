import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { createEventPresenter, postEventsQuery } from '../history/post-events.ts';
import { requireVisiblePost } from '../rules/visible-post.ts';

export const getPostHistory: Handler<'getPostHistory'> = async (call) => {
  const { viewer, post } = await requireVisiblePost(call);
  const { pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['time', 'id']);
  let events = postEventsQuery(call.deps.db, post.id);
  if (after) {
    events = events.where(
      sql<boolean>`(at, post_events.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  const rows = await events
    .orderBy('at', 'desc')
    .orderBy('post_events.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return createPage(
    rows,
    pageSize,
    '/api/post/getPostHistory',
    ({ at, id }) => [at.toISOString(), id],
    createEventPresenter(viewer, post.creator_id),
  );
};
