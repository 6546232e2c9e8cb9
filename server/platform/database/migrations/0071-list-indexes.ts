import { type Kysely, sql } from 'kysely';

/* What lists of staff filter by and count, at a hundred thousand creators. */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  // As it is: or the planner reads all rows in the order of the list and calls it for each.
  `alter function name_words(text, text) cost 1000`,
  `alter function name_parts(text, text) cost 1000`,
  `create index audit_entries_by_kind on audit_entries (subject_kind, id)`,
  `create index invoices_by_state_and_month on invoices (state, month, id desc)`,
  `create index people_by_bank on people ((position->>'bank'), id)
    where position->>'bank' <> 'notSubmitted'`,
  `create statistics people_bank on (position->>'bank') from people`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
