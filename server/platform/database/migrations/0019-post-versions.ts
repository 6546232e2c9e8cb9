import { type Kysely, sql } from 'kysely';

/*
 * Earlier versions of posts; the version of an event; when a post was last edited, apart from other
 * actions.
 */
const statements = [
  `create table post_versions (
    post_id uuid not null references posts on delete cascade,
    revision integer not null,
    kind text not null,
    at timestamptz not null,
    kept_at timestamptz not null,
    title text not null,
    html text not null,
    language text,
    genre text,
    sub_genre text,
    locations text[] not null,
    hashtags jsonb not null,
    pictures jsonb not null,
    image_kind text,
    video jsonb,
    made_with_ai boolean,
    primary key (post_id, revision)
  )`,
  `create index post_versions_unsent on post_versions (kept_at) where kind in ('paused', 'replaced')`,
  `alter table post_events add column revision integer`,
  `alter table posts add column written_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
