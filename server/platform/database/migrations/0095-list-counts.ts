import { type Kysely, sql } from 'kysely';

/** People in a status, without merged accounts. */
const isIn = (part: 'work' | 'accountStatus' | 'bank', status: string) =>
  `position->>'${part}' = '${status}' and merged_into is null`;
const listed = `role = 'creator'`;

/*
 * What lists of staff count, from the index alone. To count by an index on an expression PostgreSQL
 * reads every row; the condition of a partial index it takes as given. A row is in as many indexes
 * as before.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `drop index people_by_bank`,
  `drop index people_with_pending_bank_details`,
  ...['pending', 'approved', 'rejected'].map(
    (status) =>
      `create index people_with_${status}_bank_details on people (id)
        where ${isIn('bank', status)}`,
  ),
  `drop index creators_by_work`,
  ...['notSubmitted', 'pending', 'approved', 'rejected'].map(
    (status) =>
      `create index creators_with_${status.toLowerCase()}_work on people (id desc)
        where ${listed} and ${isIn('work', status)}`,
  ),
  `drop index creators_by_account_status`,
  ...['active', 'blocked'].map(
    (status) =>
      `create index creators_${status} on people (id desc)
        where ${listed} and ${isIn('accountStatus', status)}`,
  ),
  // Staff search invoices by their number, within a month or a state.
  `drop index invoices_by_number`,
  `create index invoices_by_number on invoices (number collate "C") include (id, state, month)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
