import { type Kysely, sql } from 'kysely';

/*
 * Codes that the gateway refused count for browser and network, and not for the number. A wrong
 * code says in which browser it was entered, so that whoever enters the right one there is
 * forgiven.
 */
const statements = [
  `alter table code_sends add column failed_at timestamptz`,
  `create index code_sends_by_replacement on code_sends (replaced_by) where replaced_by is not null`,
  `alter table code_misses add column device_hash text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
