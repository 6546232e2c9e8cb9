import { type Kysely, sql } from 'kysely';

/* Open pages ask every few seconds which posts of a creator changed last. */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index posts_by_change on posts (creator_id, updated_at desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
