import { type Kysely, sql } from 'kysely';

/*
 * Staff search invoices of a month or a state by the creator's name, which may be the one of
 * thousands: the index alone says which of theirs are meant.
 */
const statements = [
  // On a large table an index takes longer than a statement may.
  `set local statement_timeout = 0`,
  `create index invoices_by_creator_and_month on invoices (creator_id, month, state) include (id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
