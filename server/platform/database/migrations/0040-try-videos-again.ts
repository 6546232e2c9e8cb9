import { type Kysely, sql } from 'kysely';

/*
 * A mark may be there only because the file was out of reach. From now on it says by which rules
 * cleaning failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update videos set cleaning_version = 0 where cleaning_version < 0`.execute(db);
}
