import { type Kysely, sql } from 'kysely';

/*
 * A device gets pushes as long as its session is open: the subscription goes with the session, and
 * follows it to another account. Settings are what differs from the defaults.
 */
const statements = [
  `create table push_subscriptions (
    id uuid primary key,
    session_hash text not null unique references sessions on delete cascade,
    endpoint text not null,
    public_key text not null,
    auth text not null,
    created_at timestamptz not null,
    last_sent_at timestamptz
  )`,
  `create index push_subscriptions_by_endpoint on push_subscriptions (endpoint)`,
  `create table notification_settings (
    person_id uuid primary key references people on delete cascade,
    turned_off text[] not null default '{}',
    quiet_from smallint,
    quiet_until smallint,
    last_text_at timestamptz
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
