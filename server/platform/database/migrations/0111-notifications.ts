import { type Kysely, sql } from 'kysely';

/*
 * What creators are notified of. A notification is written in the transaction of its event, once:
 * `event_id` is the id of the event, or of the notification itself where there is no such record.
 */
const statements = [
  `create table notifications (
    id uuid primary key,
    person_id uuid not null references people on delete cascade,
    kind text not null,
    event_id uuid not null unique,
    post_id uuid references posts on delete cascade,
    title text,
    created_at timestamptz not null,
    read_at timestamptz
  )`,
  `create index notifications_by_person on notifications (person_id, id desc)`,
  `create index notifications_unread on notifications (person_id, id) where read_at is null`,
  `create index notifications_by_post on notifications (post_id) where post_id is not null`,
  `create index notifications_by_age on notifications (created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
