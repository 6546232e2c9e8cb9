import { type Kysely, sql } from 'kysely';

/** A post whose rejection was overturned may wait for the time that its creator has chosen. */
const statements = [
  'alter table appeals drop constraint appeals_result_check',
  `alter table appeals add constraint appeals_result_check check (
    result in ('publishing', 'scheduled', 'draft', 'lifted', 'superseded', 'unblocked')
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
