import { type Kysely, sql } from 'kysely';

/*
 * Codes refused by the gateway count for browser and network, not for the number. A wrong code
 * records its browser, so that the right one entered there resets the count.
 */
const statements = [
  `alter table code_sends add column failed_at timestamptz`,
  `create index code_sends_by_replacement on code_sends (replaced_by) where replaced_by is not null`,
  `alter table code_misses add column device_hash text`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
