import { type Kysely, sql } from 'kysely';

/* Browsers that have signed in to an account, which get higher limits. */
const statements = [
  `create table known_devices (
    person_id uuid not null references people,
    device_hash text not null,
    first_seen_at timestamptz not null,
    last_seen_at timestamptz not null,
    primary key (person_id, device_hash)
  )`,
  `create index known_devices_by_last_seen on known_devices (last_seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
