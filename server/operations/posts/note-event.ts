import type { PostEventAction, PostState } from '#domain/post-states.ts';
import type { RejectionReason } from '#domain/rejection-reasons.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../ids.ts';

type Noted = {
  postId: string;
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
export async function noteEvent(
  db: Db,
  { postId, action, state, reasons = [], note, byPerson, now }: Noted,
): Promise<void> {
  await db
    .insertInto('post_events')
    .values({
      id: newId(now),
      post_id: postId,
      action,
      state,
      reasons,
      note: note ?? null,
      by_person: byPerson,
      at: now,
    })
    .execute();
}
