import { type Kysely, sql } from 'kysely';

/* An appeal can be decided when another decision applies to the post by then. */
const statements = [
  'alter table appeals drop constraint appeals_result_check',
  `alter table appeals add constraint appeals_result_check
    check (result in ('publishing', 'draft', 'lifted', 'superseded'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
