import { decidePost, type PostEvent, type PostPlace, type PostPosition } from '#machines/lifecycle/post.ts';
import { Problem } from '../../problem.ts';
import type { PostRow } from './present-post.ts';

/** Where a post stands in the chart; null before its first save. */
export function positionOf(row: PostRow): PostPlace;
export function positionOf(row: PostRow | undefined): PostPosition;
export function positionOf(row: PostRow | undefined): PostPosition {
  return row ? { state: row.state, live: row.live, archived: row.archived } : null;
}

/**
 * Asks the chart where an event leads.
 * @throws {Problem} in the chart's words: `transition-not-allowed`, `profile-not-approved`, `forbidden`
 */
export function decide(position: PostPosition, event: PostEvent): PostPlace {
  const decision = decidePost(position, event);
  if (decision.kind === 'refused') throw new Problem(decision.code);
  if (decision.kind === 'deleted') throw new Problem('transition-not-allowed');
  const { state, live, archived } = decision;
  return { state, live, archived };
}
