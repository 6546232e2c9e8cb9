import { type Kysely, sql } from 'kysely';

/*
 * The proposed profile of an approved creator until staff decide: `people` keeps the reviewed
 * values, which readers see. Events of a change have the old and new values.
 */
const statements = [
  `create table profile_changes (
    person_id uuid primary key references people,
    revision integer not null,
    state text not null,
    name text,
    handle text,
    picture_id uuid,
    submitted_at timestamptz not null,
    rejection jsonb
  )`,
  `create index profile_changes_pending on profile_changes (submitted_at, person_id) where state = 'pending'`,
  `create unique index profile_changes_by_handle on profile_changes (handle) where state = 'pending'`,
  `alter table profile_events add column change jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
