import { type Kysely, sql } from 'kysely';

/*
 * How a notification goes out besides the list: one row for each channel, written with the
 * notification and removed with it. Notifications from before have none and are not sent.
 */
const statements = [
  `create table notification_deliveries (
    notification_id uuid not null references notifications on delete cascade,
    channel text not null,
    state text not null default 'waiting',
    try_at timestamptz not null,
    claimed_until timestamptz,
    tries integer not null default 0,
    sent_to uuid[] not null default '{}',
    primary key (notification_id, channel)
  )`,
  `create index notification_deliveries_waiting on notification_deliveries (channel, try_at)
    where state = 'waiting'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
