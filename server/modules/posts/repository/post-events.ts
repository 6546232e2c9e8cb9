import { sql } from 'kysely';
import {
  type NotificationKind,
  postNotifications,
} from '#domain/notifications/notification-kinds.ts';
import type { Role } from '#domain/permissions/permissions.ts';
import type { PostEventAction, PostState } from '#domain/post/post-states.ts';
import type { RejectionReason } from '#domain/post/rejection-reasons.ts';
import { notifyOfPost, withdrawNotifications } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';

type PostEventRecord = {
  /** The post, and the version of it that this is about. */
  post: { id: string; revision: number };
  action: PostEventAction;
  /** The state of the working version afterwards. */
  state: PostState;
  reasons?: RejectionReason[] | undefined;
  note?: string | undefined;
  /** The time to publish that it is about. */
  publishAt?: Date | null | undefined;
  /** Null for the publisher and the schedule. */
  byPerson: string | null;
  now: Date;
  /** Whether its creator knows already. */
  isKnown?: boolean;
  /** What its creator is notified of, where it is not what the action says. */
  notification?: NotificationKind | undefined;
};

/**
 * Keeps what was done with a post: who, when, why. Notifies its creator of what others did.
 * @returns the id of the event
 */
export async function recordPostEvent(db: Db, record: PostEventRecord): Promise<string> {
  const { post, action, state, reasons = [], note, publishAt, byPerson, now } = record;
  const id = newId(now);
  await db
    .insertInto('post_events')
    .values({
      id,
      post_id: post.id,
      revision: post.revision,
      action,
      state,
      reasons,
      note: note ?? null,
      publish_at: publishAt ?? null,
      by_person: byPerson,
      at: now,
    })
    .execute();
  const kind = record.notification ?? postNotifications[action];
  if (kind && !record.isKnown)
    await notifyOfPost(db, { kind, postId: post.id, eventId: id, byPerson, now });
  return id;
}

type EventKey = { postId: string; action: PostEventAction; byPerson: string; at: Date };

/** Removes an event from the history of a post, with its notification. */
export async function deletePostEvent(
  db: Db,
  { postId, action, byPerson, at }: EventKey,
): Promise<void> {
  const deleted = await db
    .deleteFrom('post_events')
    .where('post_id', '=', postId)
    .where('action', '=', action)
    .where('by_person', '=', byPerson)
    .where('at', '=', at)
    .returning('id')
    .execute();
  await withdrawNotifications(db, deleted);
}

/** What was done with a post, with who did it. */
export type PostEventRow = {
  id: string;
  action: PostEventAction;
  state: PostState | null;
  reasons: RejectionReason[];
  note: string | null;
  publish_at: Date | null;
  at: Date;
  by_person: string | null;
  by_name: string | null;
  by_role: Role | null;
};

const postEventsQuery = (db: Db, postId: string) =>
  db
    .selectFrom('post_events')
    .leftJoin('people', 'people.id', 'post_events.by_person')
    .where('post_id', '=', postId)
    .select(['post_events.id', 'action', 'state', 'reasons', 'note'])
    .select(['post_events.publish_at', 'at', 'by_person'])
    .select(['people.name as by_name', 'people.role as by_role']);

/**
 * The history of a post, newest first.
 * @param after time and id of the last event of the page before
 */
export function listPostEvents(
  db: Db,
  postId: string,
  { after, limit }: { after: string[] | null; limit: number },
): Promise<PostEventRow[]> {
  let events = postEventsQuery(db, postId);
  if (after) {
    events = events.where(
      sql<boolean>`(at, post_events.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return events.orderBy('at', 'desc').orderBy('post_events.id', 'desc').limit(limit).execute();
}

/** The last event of each of these revisions, other than the actions that are left out. */
export function listLastEvents(
  db: Db,
  postId: string,
  revisions: number[],
  leftOut: readonly PostEventAction[],
): Promise<(PostEventRow & { revision: number | null })[]> {
  return postEventsQuery(db, postId)
    .where(({ eb, val }) => eb('revision', '=', eb.fn.any(val(revisions))))
    .where('action', 'not in', leftOut)
    .distinctOn('revision')
    .orderBy('revision')
    .orderBy('at', 'desc')
    .orderBy('post_events.id', 'desc')
    .select('revision')
    .execute();
}
