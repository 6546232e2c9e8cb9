import { invoiceNumber, type NumberSeries } from '#domain/money/invoice-number.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { findOrCreateSupplierCode, incrementSeries } from '../repository/invoice-numbers.ts';

/**
 * The next number of a supplier in a financial year. The count is a row that the transaction holds
 * until it ends: two processes never get one number, and a number whose invoice is taken back is
 * not lost, so there is no gap.
 * @param trx the transaction that writes what bears the number; for a first one it holds the
 * supplier's row
 */
export async function nextInvoiceNumber(
  trx: Db,
  supplierId: string,
  financialYear: string,
  series: NumberSeries,
): Promise<string> {
  const code = await findOrCreateSupplierCode(trx, supplierId);
  const last = await incrementSeries(trx, supplierId, financialYear, series);
  return invoiceNumber(financialYear, code, series, last);
}
