import { invoiceNumber, type NumberSeries } from '#domain/money/invoice-number.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { findOrCreateSupplierCode, incrementSeries } from '../repository/invoice-numbers.ts';

/**
 * The next number of a supplier in a financial year. The transaction locks the counter's row until
 * it ends: numbers are unique, and a rolled-back invoice leaves no gap.
 * @param trx the transaction that writes the invoice; for a first one it holds the supplier's row
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
