import { type Kysely, sql } from 'kysely';

/*
 * Decisions of staff: what is needed to undo one for some seconds, and to count them. The first
 * opinion of a moderator who leaves the decision to another one.
 */
const statements = [
  `create table review_decisions (
    id uuid primary key,
    subject_kind text not null,
    subject_id uuid not null,
    moderator_id uuid not null references people,
    first_moderator_id uuid references people,
    action text not null,
    format text,
    revision int,
    reasons text[] not null,
    at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz,
    restore jsonb
  )`,
  `create index review_decisions_by_moderator on review_decisions (moderator_id, id)`,
  `create index review_decisions_by_first_moderator on review_decisions (first_moderator_id, id)
    where first_moderator_id is not null`,
  `create index review_decisions_by_subject on review_decisions (subject_id, id)`,
  `create index review_rejections_by_format on review_decisions (format, id)
    where action = 'reject' and undone_at is null`,
  `create index review_decisions_to_restore on review_decisions (undo_until)
    where restore is not null`,
  `create table second_opinions (
    post_id uuid primary key references posts on delete cascade,
    moderator_id uuid not null references people,
    reasons text[] not null,
    note text not null,
    at timestamptz not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
