import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/**
 * Deletes some invoices of erased accounts from before a financial year, with their lines and
 * events. Gives how many.
 */
export async function deleteInvoicesBefore(
  trx: Db,
  financialYear: string,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`select invoices.id from invoices
    join people on people.id = creator_id and people.position->>'accountStatus' = 'erased'
    where financial_year < ${financialYear} limit ${most}
    for update of invoices skip locked`.execute(trx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  for (const table of ['invoice_lines', 'invoice_events'] as const)
    await trx.deleteFrom(table).where('invoice_id', 'in', ids).execute();
  await trx.deleteFrom('invoices').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes the numbers of erased suppliers without invoices. */
export async function deleteUnusedSuppliers(trx: Db): Promise<void> {
  for (const table of ['invoice_series', 'invoice_suppliers'] as const)
    await sql`delete from ${sql.table(table)} as numbers using people
      where people.id = numbers.person_id and people.position->>'accountStatus' = 'erased'
        and not exists (select from invoices where supplier_id = people.id)`.execute(trx);
}
