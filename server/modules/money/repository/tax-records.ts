import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Some invoices of erased accounts from before a financial year. */
export async function listInvoicesBefore(
  db: Db,
  financialYear: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select invoices.id from invoices
    join people on people.id = creator_id and people.position->>'accountStatus' = 'erased'
    where financial_year < ${financialYear} order by invoices.id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes an invoice with its lines and events. */
export async function deleteInvoice(trx: Db, id: string): Promise<void> {
  for (const table of ['invoice_lines', 'invoice_events'] as const)
    await trx.deleteFrom(table).where('invoice_id', '=', id).execute();
  await trx.deleteFrom('invoices').where('id', '=', id).execute();
}

/** Deletes the numbers of erased suppliers without invoices. */
export async function deleteUnusedSuppliers(trx: Db): Promise<void> {
  for (const table of ['invoice_series', 'invoice_suppliers'] as const)
    await sql`delete from ${sql.table(table)} as numbers using people
      where people.id = numbers.person_id and people.position->>'accountStatus' = 'erased'
        and not exists (select from invoices where supplier_id = people.id)`.execute(trx);
}
