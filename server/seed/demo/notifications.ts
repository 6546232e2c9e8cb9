import { sql } from 'kysely';
import { postNotifications } from '#domain/notifications/notification-kinds.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** So many of each creator are unread, the newest. */
const unreadCount = 3;

/** Notifies the creators of the demo of what is in the history of their posts. */
export async function seedNotifications(trx: Db): Promise<void> {
  const kinds = sql.join(
    Object.entries(postNotifications).map(([action, kind]) => sql`(${action}, ${kind})`),
  );
  await sql`insert into notifications
      (id, person_id, kind, event_id, post_id, title, created_at, read_at)
    select post_events.id, creator_id, kinds.kind, post_events.id, posts.id, title, at,
      case when row_number() over (partition by creator_id order by at desc) > ${unreadCount}
        then at end
    from post_events join posts on posts.id = post_id
      join (values ${kinds}) as kinds (action, kind) on kinds.action = post_events.action`.execute(
    trx,
  );
}
