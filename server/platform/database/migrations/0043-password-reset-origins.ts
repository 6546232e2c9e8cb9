import { type Kysely, sql } from 'kysely';

/*
 * A mailed link to a new password replaces mailed ones only. Links of before are left alone by a
 * mail.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table password_resets
    add column made_by text not null default 'administrator'`.execute(db);
}
