import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { inject } from 'vitest';

/**
 * An embedded database without tables, for running single migrations. Creating a new cluster would
 * take ten times as long.
 */
export async function emptyDatabase(): Promise<Kysely<unknown>> {
  const pglite = await PGlite.create({ loadDataDir: await openAsBlob(inject('migratedDump')) });
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}
