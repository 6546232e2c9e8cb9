import { type Kysely, sql } from 'kysely';

/*
 * Copies of own data had the notes that staff write for each other with a block. The copies of
 * accounts with such a note are replaced, so that their files are deleted; the next copy has none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update data_exports set state = 'replaced'
    where state = 'ready' and person_id in (
      select coalesce(merged_into, people.id) from people
        join account_status_events on account_status_events.person_id = people.id
        where account_status_events.note is not null
      union select coalesce(merged_into, id) from people where block->>'note' is not null
    )`.execute(db);
}
