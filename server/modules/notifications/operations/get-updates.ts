import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { findUpdates } from '../repository/notifications.ts';

export const getUpdates: Handler<'getUpdates'> = async (call) => {
  const { id } = requirePerson(call);
  const { posts, posts_changed_at, unread, last_id } = await findUpdates(call.deps.db, id);
  return {
    posts,
    postsChangedAt: posts_changed_at?.toISOString() ?? null,
    unread,
    lastNotificationId: last_id,
  };
};
