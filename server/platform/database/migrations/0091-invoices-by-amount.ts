import { type Kysely, sql } from 'kysely';

/*
 * Staff sort invoices by the amount payable: all of them, those of a month, and those in a state.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index invoices_by_amount on invoices (((amounts->>'payable')::bigint) desc, id desc)`,
  `create index invoices_by_month_and_amount on invoices
    (month, ((amounts->>'payable')::bigint) desc, id desc)`,
  `create index invoices_by_state_and_amount on invoices
    (state, ((amounts->>'payable')::bigint) desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
