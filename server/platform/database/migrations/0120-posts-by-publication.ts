import { type Kysely, sql } from 'kysely';

/* The latest posts of one creator that were ever published, with which a post is compared. */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index posts_by_publication on posts (creator_id, published_at desc)
    where published_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
