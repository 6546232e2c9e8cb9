import { type Kysely, sql } from 'kysely';

/* When a login was last verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table identities rename column proved_at to verified_at`.execute(db);
}
