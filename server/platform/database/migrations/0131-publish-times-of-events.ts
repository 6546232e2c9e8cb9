import { type Kysely, sql } from 'kysely';

/* The history of a post says for when it was scheduled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table post_events add column publish_at timestamptz`.execute(db);
}
