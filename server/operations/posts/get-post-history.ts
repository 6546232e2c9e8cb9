import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { Handler } from '../../handler.ts';
import { pageOf, unpackCursor } from '../../paging.ts';
import { eventPresenter, postEvents } from './post-events.ts';
import { seenPost } from './seen-post.ts';

export const getPostHistory: Handler<'getPostHistory'> = async (call) => {
  const { viewer, post } = await seenPost(call);
  const { pageSize = limits.pageSize } = call.body;
  const after = unpackCursor(call.query.cursor, ['time', 'id']);
  let events = postEvents(call.deps.db, post.id);
  if (after) {
    events = events.where(sql<boolean>`(at, post_events.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  }
  const rows = await events
    .orderBy('at', 'desc')
    .orderBy('post_events.id', 'desc')
    .limit(pageSize + 1)
    .execute();
  return pageOf(
    rows,
    pageSize,
    '/api/post/getPostHistory',
    ({ at, id }) => [at.toISOString(), id],
    eventPresenter(viewer, post.creator_id),
  );
};
