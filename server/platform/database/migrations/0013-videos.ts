import { type Kysely, sql } from 'kysely';

const statements = [
  `create table videos (
    id uuid primary key,
    owner_id uuid not null references people,
    name text not null,
    bytes integer not null,
    poster_id uuid references pictures,
    width integer,
    height integer,
    duration_ms integer,
    has_sound boolean,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    finished_at timestamptz
  )`,
  `create index videos_unfinished on videos (owner_id, expires_at) where finished_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
