import { type Kysely, sql } from 'kysely';

/*
 * Files with the own data of a person. One process at a time prepares a file: `claimed_until` is
 * the end of its claim, and `tries` the number of the claim. The file is encrypted with a key of
 * its own, so that deleting the row makes it unreadable.
 */
const statements = [
  `create table data_exports (
    id uuid primary key,
    person_id uuid not null references people on delete cascade,
    state text not null check (state in ('waiting', 'ready', 'failed', 'replaced')),
    language text not null,
    requested_at timestamptz not null,
    claimed_until timestamptz,
    tries int not null default 0,
    sealed_key text,
    bytes bigint,
    files_left_out int not null default 0,
    ready_at timestamptz,
    expires_at timestamptz not null
  )`,
  `create unique index data_exports_waiting_of_person on data_exports (person_id)
    where state = 'waiting'`,
  `create index data_exports_waiting on data_exports (requested_at) where state = 'waiting'`,
  `create index data_exports_by_person on data_exports (person_id, requested_at desc)`,
  `create index data_exports_by_expiry on data_exports (expires_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
