import { type Kysely, sql } from 'kysely';

/* Staff list hashtags by their uses: all of them, and the hidden ones. */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index hashtags_by_uses on hashtags (uses desc, id desc)`,
  `create index hashtags_hidden_by_uses on hashtags (uses desc, id desc) where is_hidden`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
