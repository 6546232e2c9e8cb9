import { CompiledQuery, type Selectable, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { NotificationKind } from '#domain/notifications/notification-kinds.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { NotificationTable } from '#server/platform/database/schema/notification-table.ts';
import { insertDeliveries } from './deliveries.ts';

type Event = { kind: NotificationKind; eventId: string; now: Date };

/** Notifies a person of an event, once. @param trx the transaction of the event */
export async function notify(
  trx: Db,
  { kind, personId, eventId, now }: Event & { personId: string },
): Promise<void> {
  await sql`with notification as (
      insert into notifications (id, person_id, kind, event_id, created_at)
      values (${newId(now)}, ${personId}, ${kind}, ${eventId}, ${now})
      on conflict (event_id) do nothing returning id, person_id, kind, created_at
    ) ${insertDeliveries('notification')}`.execute(trx);
}

/**
 * Notifies the creator of a post of what somebody else did with it, once.
 * @param trx the transaction of the event
 */
export async function notifyOfPost(
  trx: Db,
  { kind, postId, eventId, byPerson, now }: Event & { postId: string; byPerson: string | null },
): Promise<void> {
  await sql`with notification as (
      insert into notifications (id, person_id, kind, event_id, post_id, title, created_at)
      select ${newId(now)}, creator_id, ${kind}, ${eventId}, id, title, ${now} from posts
      where id = ${postId} and creator_id is distinct from ${byPerson}
      on conflict (event_id) do nothing returning id, person_id, kind, created_at
    ) ${insertDeliveries('notification')}`.execute(trx);
}

/** Removes notifications of events that never took effect. */
export async function withdrawNotifications(trx: Db, events: { id: string }[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('notifications').where('event_id', 'in', ids).execute();
}

/**
 * A person's notifications, the newest first.
 * @param after the id of the last one of the page before
 */
export function listNotifications(
  db: Db,
  personId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Selectable<NotificationTable>[]> {
  const all = db.selectFrom('notifications').where('person_id', '=', personId);
  return (after === undefined ? all : all.where('id', '<', after))
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute();
}

/** Marks a notification of a person as read, and all older ones where it says so. */
export async function markNotificationsRead(
  db: Db,
  personId: string,
  { id, andOlder, now }: { id: string; andOlder: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('person_id', '=', personId)
    .where('id', andOlder ? '<=' : '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes those from before a time, and the oldest of people who have more than are kept. */
export async function deleteOldNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
  await sql`delete from notifications using (
      select person_id, (array_agg(id order by id desc))[${limits.notificationsMax}] as oldest_kept
      from notifications group by person_id having count(*) > ${limits.notificationsMax}
    ) as crowded
    where notifications.person_id = crowded.person_id and notifications.id < oldest_kept`.execute(
    db,
  );
}

/**
 * A change may be committed after a later one, so more than the last post is compared. It is found
 * as long as no more than so many other posts of the creator change in the same moment.
 */
const comparedPosts = 20;

/** One statement: open pages ask for it every few seconds. */
const updatesStatement = `select md5(string_agg(id::text || updated_at::text, ',')) as posts,
    max(updated_at) as posts_changed_at,
    (select count(*)::int from (select from notifications
      where person_id = $1 and read_at is null limit ${limits.unreadCountMax}) as counted)
      as unread,
    (select id from notifications where person_id = $1 order by id desc limit 1) as last_id
  from (select id, updated_at from posts where creator_id = $1
    order by updated_at desc, id desc limit ${comparedPosts}) as last_changed`;

type UpdatesRow = {
  /** Which posts of the person changed last, as one value to compare; null without posts. */
  posts: string | null;
  posts_changed_at: Date | null;
  unread: number;
  last_id: string | null;
};

/** What there is now for a person. */
export async function findUpdates(db: Db, personId: string): Promise<UpdatesRow> {
  const { rows } = await db.executeQuery<UpdatesRow>(
    CompiledQuery.raw(updatesStatement, [personId]),
  );
  if (!rows[0]) throw new Error('An aggregate has one row.');
  return rows[0];
}
