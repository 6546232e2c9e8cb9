import { type Kysely, sql } from 'kysely';

/*
 * A mark may exist only because the file was unreachable. From now on it contains the version of
 * the rules that failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update videos set cleaning_version = 0 where cleaning_version < 0`.execute(db);
}
