import { indianDay } from '#domain/analytics/engagement.ts';
import { financialYearForDay } from '#domain/money/financial-year.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { deleteInvoicesBefore, deleteUnusedSuppliers } from './repository/tax-records.ts';

const atOnce = 200;

/** Deletes invoices of erased accounts that the tax laws do not require any more. */
export async function deleteOldTaxRecords({
  db,
  clock,
  config,
}: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<void> {
  const [year, ...rest] = indianDay(clock.now()).split('-');
  const keptFrom = financialYearForDay([Number(year) - config.taxRecordYears, ...rest].join('-'));
  for (let count = atOnce; count === atOnce; )
    count = await db.transaction().execute((trx) => deleteInvoicesBefore(trx, keptFrom, atOnce));
  await db.transaction().execute(deleteUnusedSuppliers);
}
