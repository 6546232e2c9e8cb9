import { type Kysely, sql } from 'kysely';

/*
 * Indexes for the list of staff and for the overview of waiting work. Each has only the rows that
 * are listed or wait.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index staff_by_name on people ((lower(coalesce(name, '')) collate "C"), id) where role = 'staff'`,
  `create index people_with_pending_bank_details on people (id) where position->>'bank' = 'pending'`,
  `create index posts_failed_to_publish on posts (updated_at, id)
    where state = 'PUBLISH_FAILED' and not archived`,
  `create index invoices_to_pay on invoices (accepted_at, id) where state = 'ACCEPTED'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
