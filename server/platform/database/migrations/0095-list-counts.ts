import { type Kysely, sql } from 'kysely';

/** Bank details that staff count, without those of merged accounts. */
const isIn = (status: string) => `where position->>'bank' = '${status}' and merged_into is null`;

/*
 * What lists of staff count and search, from the index alone. A partial index has its condition in
 * its name rather than in a column: PostgreSQL reads no row to check it, which it does for an index
 * on an expression.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  // In place of two that leave the merged accounts in.
  `drop index people_by_bank`,
  `drop index people_with_pending_bank_details`,
  `create index people_with_pending_bank_details on people (id) ${isIn('pending')}`,
  `create index people_with_approved_bank_details on people (id) ${isIn('approved')}`,
  `create index people_with_rejected_bank_details on people (id) ${isIn('rejected')}`,
  // With what the list is filtered by, in place of one on the number alone.
  `drop index invoices_by_number`,
  `create index invoices_by_number on invoices (number collate "C") include (id, state, month)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
