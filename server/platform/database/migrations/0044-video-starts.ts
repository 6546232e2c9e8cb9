import { type Kysely, sql } from 'kysely';

/* When a person began uploads, also those that were cancelled since. */
const statements = [
  `create table video_starts (
    person_id uuid not null references people (id) on delete cascade,
    started_at timestamptz not null
  )`,
  `create index video_starts_by_person on video_starts (person_id, started_at)`,
  `create index video_starts_by_time on video_starts (started_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
