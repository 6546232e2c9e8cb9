import type { PostState } from '#domain/post/post-states.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { postRole, presentPost } from '../presenter.ts';
import { type PostRow, updatePost } from '../repository/posts.ts';
import { unclaimed } from '../repository/scheduled-posts.ts';
import { postPosition, transitionPost } from '../rules/post-transition.ts';
import { requireChosenTime } from '../rules/publish-time.ts';
import { recordAction } from './move-post.ts';
import type { PostWrite } from './write-content.ts';

const publishedStates: readonly PostState[] = ['PENDING', 'PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'];

/**
 * Sets, changes or removes the time at which a post is published. An approved post without a time
 * is published at once.
 * @throws {Problem} `already-published` when the time has come; `invalid-request` for a time too
 * near or too far
 */
export async function changePublishTime(work: PostWrite, row: PostRow): Promise<PostRow> {
  const { db, person, by, input, now } = work;
  const type = input.action === 'schedule' ? 'schedule' : 'unschedule';
  if (publishedStates.includes(row.state))
    throw new Problem('already-published', { post: presentPost(row, person, by) });
  const { state } = transitionPost(postPosition(row), { type, by: postRole(by, person) });
  const publishAt = type === 'schedule' ? await requireChosenTime(db, input.publishAt) : null;
  await recordAction(work, row, state, publishAt ?? row.publish_at);
  return updatePost(db, row.id, { state, publish_at: publishAt, updated_at: now, ...unclaimed });
}
