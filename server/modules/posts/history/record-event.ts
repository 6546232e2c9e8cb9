import type { PostEventAction, PostState } from '#domain/post/post-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';

type PostEventRecord = {
  /** The post, and the version of it that this is about. */
  post: { id: string; revision: number };
  action: PostEventAction;
  /** Of the working version afterwards. */
  state: PostState;
  reasons?: RejectionReason[] | undefined;
  note?: string | undefined;
  /** Null for the publisher. */
  byPerson: string | null;
  now: Date;
};

/** Keeps what was done with a post: who, when, why. */
export async function recordPostEvent(
  db: Db,
  { post, action, state, reasons = [], note, byPerson, now }: PostEventRecord,
): Promise<void> {
  await db
    .insertInto('post_events')
    .values({
      id: newId(now),
      post_id: post.id,
      revision: post.revision,
      action,
      state,
      reasons,
      note: note ?? null,
      by_person: byPerson,
      at: now,
    })
    .execute();
}
