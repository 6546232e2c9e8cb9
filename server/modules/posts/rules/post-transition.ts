import type { PostEvent, PostPosition, PostStatus } from '#machines/lifecycle/post.ts';
import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import type { PostRow } from '../repository/posts.ts';

/** The state of a post in the chart; null before its first save. */
export function postPosition(row: PostRow): PostStatus;
export function postPosition(row: PostRow | undefined): PostPosition;
export function postPosition(row: PostRow | undefined): PostPosition {
  return row ? { state: row.state, live: row.live, archived: row.archived } : null;
}

/**
 * Asks the chart where an event leads.
 * @throws {Problem} in the chart's words: `transition-not-allowed`, `profile-not-approved`,
 * `forbidden`
 */
export function transitionPost(position: PostPosition, event: PostEvent): PostStatus {
  const decision = decidePost(position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  if (decision.kind === 'deleted') throw new Problem('transition-not-allowed');
  const { state, live, archived } = decision;
  return { state, live, archived };
}
