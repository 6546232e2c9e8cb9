import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table people add column merged_into uuid references people, add column merged_at timestamptz`,
  `create index people_by_merge on people (merged_into) where merged_into is not null`,
  `alter table identities add column proved_at timestamptz`,
  `create table account_choices (
    id uuid primary key,
    person_id uuid not null references people,
    session_hash text not null,
    opened_at timestamptz not null,
    deadline timestamptz not null,
    extensions integer not null default 0,
    outcome text,
    closed_at timestamptz
  )`,
  `create index account_choices_by_session on account_choices (session_hash, opened_at)`,
  `create table account_choice_others (
    choice_id uuid not null references account_choices on delete cascade,
    person_id uuid not null references people,
    primary key (choice_id, person_id)
  )`,
  `alter table sessions add column choice_id uuid references account_choices on delete set null`,
  `create table account_merges (
    id uuid primary key,
    selected_id uuid not null references people,
    defunct_id uuid not null references people,
    posts integer not null,
    identities integer not null,
    followers integer not null,
    at timestamptz not null
  )`,
  `create table sign_in_links (
    token_hash text primary key,
    person_id uuid not null references people,
    made_by uuid not null references people,
    made_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create index sign_in_links_by_person on sign_in_links (person_id)`,
  `create table ogc_owners (
    source text not null,
    email text not null,
    person_id uuid not null references people,
    created_at timestamptz not null,
    primary key (source, email)
  )`,
  `create index ogc_owners_by_person on ogc_owners (person_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
