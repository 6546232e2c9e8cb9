import { type Kysely, sql } from 'kysely';

/* Staff sort agencies by when they were created. */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index agencies_newest on people (id desc) where role = 'agency'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
