import type { PostLive, PostState } from '#domain/post/post-states.ts';
import type { ActingRole, PostEvent, PostStatus } from '#machines/lifecycle/post.ts';

/** The state of a post published at most once. */
const liveOf = (state: PostState): PostLive => {
  if (['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'].includes(state)) return 'PUBLISHED';
  return ['UNPUBLISHED', 'SUSPENDED'].includes(state) ? 'TAKEN_DOWN' : 'NONE';
};
export const at = (state: PostState, live = liveOf(state)): PostStatus => ({
  state,
  live,
  archived: false,
});
export const reject = (by: ActingRole, more = {}): PostEvent => ({
  type: 'reject',
  by,
  permanent: false,
  hasReasons: true,
  ...more,
});
export const moved = (state: PostState, more: Partial<PostStatus> = {}) => ({
  kind: 'moved',
  ...at(state),
  ...more,
});
export const refused = (code: string) => ({ kind: 'refused', code });
