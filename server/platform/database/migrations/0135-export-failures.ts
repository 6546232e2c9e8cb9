import { type Kysely, sql } from 'kysely';

/*
 * How often an export failed or its process died, apart from `tries`, which numbers the files.
 * While an export is prepared, `bytes` is how much room is kept for it.
 */
const statements = [
  `alter table data_exports add column failures int not null default 0`,
  `create index data_exports_stored on data_exports (bytes) where bytes is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
