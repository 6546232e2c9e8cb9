import { type Kysely, sql } from 'kysely';

const statements = [
  `create table confidential_files (
    id uuid primary key,
    owner_id uuid not null references people,
    name text not null,
    format text not null,
    width integer not null,
    height integer not null,
    bytes integer not null,
    created_at timestamptz not null
  )`,
  `create index confidential_files_by_owner on confidential_files (owner_id)`,
  `create table bank_details (
    person_id uuid primary key references people,
    sealed text not null,
    proof_id uuid not null references confidential_files,
    submitted_at timestamptz not null,
    rejection jsonb
  )`,
  `create table bank_events (
    id uuid primary key,
    person_id uuid not null references people,
    action text not null,
    reasons text[] not null default '{}',
    note text,
    by_person uuid,
    at timestamptz not null
  )`,
  `create index bank_events_by_person on bank_events (person_id, at)`,
  `create index bank_details_by_age on bank_details (submitted_at, person_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
