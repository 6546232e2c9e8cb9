import { type Kysely, sql } from 'kysely';

/** The moderator who has claimed a post, so that two do not decide on it at once. */
const statements = [
  `create table review_claims (
    post_id uuid primary key references posts on delete cascade,
    person_id uuid not null references people,
    since timestamptz not null,
    until timestamptz not null
  )`,
  `create index review_claims_by_end on review_claims (until)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
