import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PostRestore } from '#server/platform/database/schema/review-tables.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { postRole } from '../presenter.ts';
import { deletePostEvent } from '../repository/post-events.ts';
import { lockPostById, type PostRow, updatePost } from '../repository/posts.ts';
import { unclaimed } from '../repository/scheduled-posts.ts';
import { loadAuthor } from '../rules/load-author.ts';
import { postPosition } from '../rules/post-transition.ts';

type Undo = {
  postId: string;
  by: Person;
  restore: PostRestore;
  decision: { action: 'publish' | 'reject'; revision: number | null; at: Date };
  isInTime: boolean;
  now: Date;
};

/**
 * Gives a post the state, the reasons and the published version that it had before a decision.
 * @param trx a transaction
 * @throws {Problem} `not-found`; `transition-not-allowed` when the post has changed since
 */
export async function undoPostDecision(trx: Db, undo: Undo): Promise<PostRow> {
  const { postId, by, restore, decision, isInTime, now } = undo;
  const row = await lockPostById(trx, postId);
  if (!row) throw new Problem('not-found');
  const { state, live, after } = restore;
  // Its creator may have cancelled the time of what was approved: it is on its way to readers.
  const states = after.state === 'SCHEDULED' ? ['SCHEDULED', 'PENDING'] : [after.state];
  const isUnchanged =
    states.includes(row.state) && row.live === after.live && row.revision === decision.revision;
  if (!isUnchanged) throw new Problem('transition-not-allowed');
  const moved = decidePost(postPosition(row), {
    type: 'decision.undone',
    by: postRole(by, await loadAuthor(trx, by, row)),
    before: { state, live },
    isInTime,
  });
  if (moved.kind !== 'moved')
    throw new Problem(moved.kind === 'refused' ? moved.code : 'transition-not-allowed');
  // The creator does not read of a decision that never took effect. The audit trail has both.
  await deletePostEvent(trx, { postId, action: decision.action, byPerson: by.id, at: decision.at });
  return updatePost(trx, postId, {
    state: moved.state,
    live: moved.live,
    rejection: jsonOrNull(restore.rejection),
    restriction: jsonOrNull(restore.restriction),
    withdrawn_at: restore.withdrawnAt === null ? null : new Date(restore.withdrawnAt),
    // The approval dropped a time that had passed. Any other is that of the creator, who may have
    // changed it since.
    ...(after.state === 'PENDING' &&
      restore.publishAt && { publish_at: new Date(restore.publishAt) }),
    ...unclaimed,
    ...(restore.published && { published: JSON.stringify(restore.published) }),
    updated_at: now,
  });
}

const jsonOrNull = (value: object | null) => (value === null ? null : JSON.stringify(value));
