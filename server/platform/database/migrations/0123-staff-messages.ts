import { type Kysely, sql } from 'kysely';

/* What staff write to a creator is a notification with a text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column text text`.execute(db);
}
