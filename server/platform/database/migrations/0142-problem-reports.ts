import { type Kysely, sql } from 'kysely';

/*
 * What people reported, with the last steps of their page. `last_chart`, `last_state` and `steps`
 * repeat what lists show, so that they read no recordings.
 */
const statements = [
  `create table problem_reports (
    id uuid primary key,
    person_id uuid not null references people,
    created_at timestamptz not null,
    what_happened text not null,
    consent_version text not null,
    consent_language text not null,
    page text not null,
    language text not null,
    theme text not null,
    user_agent text not null,
    last_chart text,
    last_state text,
    steps integer not null,
    recording jsonb not null
  )`,
  `create index problem_reports_by_person on problem_reports (person_id, id desc)`,
  `create index problem_reports_by_time on problem_reports (created_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
