import { indianDay } from '#domain/analytics/engagement.ts';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { deleteInvoicePdfs } from './invoices/documents/invoice-pdf.ts';
import {
  deleteInvoice,
  deleteUnusedSuppliers,
  listInvoicesBefore,
} from './repository/tax-records.ts';

const atOnce = 200;

/**
 * Deletes invoices of erased accounts that the tax laws do not require any more. The files go
 * first: an invoice without them is found again, they alone are not.
 */
export async function deleteOldTaxRecords({
  db,
  clock,
  config,
  storage,
}: Pick<Deps, 'db' | 'clock' | 'config' | 'storage'>): Promise<void> {
  const [year, ...rest] = indianDay(clock.now()).split('-');
  const keptFrom = financialYearForDay([Number(year) - config.taxRecordYears, ...rest].join('-'));
  for (let count = atOnce; count === atOnce; ) {
    const ids = await listInvoicesBefore(db, keptFrom, atOnce);
    for (const id of ids) {
      await deleteInvoicePdfs(storage, id);
      await db.transaction().execute((trx) => deleteInvoice(trx, id));
    }
    count = ids.length;
  }
  await deleteUnusedSuppliers(db);
}
