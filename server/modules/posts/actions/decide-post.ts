import type { PostAction } from '#domain/post/post-states.ts';
import {
  recordDecision,
  requireSufficientOpinion,
  type UndoableDecision,
} from '#server/modules/review/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { PostRestore } from '#server/platform/database/schema/review-tables.ts';
import type { PostRow } from '../repository/posts.ts';
import { applyPostTransition } from './move-post.ts';
import type { PostWrite } from './write-content.ts';

export type DecidingAction = Extract<PostAction, 'publish' | 'reject'>;

export const isDecidingAction = (action: PostAction): action is DecidingAction =>
  action === 'publish' || action === 'reject';

type Decided = { written: PostRow; decision: UndoableDecision | undefined };

/** Publishes or rejects a post, and records the decision with what an undo restores. */
export async function decidePostByStaff(
  work: PostWrite,
  action: DecidingAction,
  row: PostRow,
  config: Pick<Config, 'undoSeconds'>,
): Promise<Decided> {
  const { db, by, input, now } = work;
  const first = await requireSufficientOpinion(db, input, row, by.id);
  const written = await applyPostTransition(work, row);
  const decision = await recordDecision(
    db,
    {
      subject: { kind: 'post', id: row.id },
      moderatorId: by.id,
      firstModeratorId: first?.moderator_id,
      action,
      format: row.format,
      revision: row.revision,
      reasons: input.reasons ?? [],
      restore: postRestore(row, written),
      now,
    },
    config,
  );
  return { written, decision };
}

function postRestore(before: PostRow, after: PostRow): PostRestore {
  return {
    kind: 'post',
    state: before.state,
    live: before.live,
    rejection: before.rejection,
    restriction: before.restriction,
    published: after.published ? null : before.published,
    withdrawnAt: before.withdrawn_at?.toISOString() ?? null,
    publishAt: before.publish_at?.toISOString() ?? null,
    after: { state: after.state, live: after.live },
  };
}
