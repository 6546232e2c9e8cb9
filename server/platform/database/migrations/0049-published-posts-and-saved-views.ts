import { type Kysely, sql } from 'kysely';

/*
 * Staff search what readers see, newest first, and keep the filters and columns of their lists
 * under a name.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index posts_published on posts (published_at desc, id desc) where live = 'PUBLISHED'`,
  `create table saved_views (
    id uuid primary key,
    person_id uuid not null references people on delete cascade,
    list text not null,
    name text not null,
    query text not null,
    columns text[] not null,
    saved_at timestamptz not null
  )`,
  `create unique index saved_views_by_name on saved_views (person_id, list, lower(name))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
