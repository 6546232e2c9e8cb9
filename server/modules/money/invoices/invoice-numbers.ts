import { sql } from 'kysely';
import { invoiceNumber, type NumberSeries } from '#domain/money/invoice-number.ts';
import type { Db } from '#server/platform/database/database-types.ts';

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
  const supplier = await trx
    .selectFrom('invoice_suppliers')
    .where('person_id', '=', supplierId)
    .select('code')
    .executeTakeFirst();
  const { code } =
    supplier ??
    (await trx
      .insertInto('invoice_suppliers')
      .values({ person_id: supplierId })
      .returning('code')
      .executeTakeFirstOrThrow());
  const { last } = await trx
    .insertInto('invoice_series')
    .values({ person_id: supplierId, financial_year: financialYear, series, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'financial_year', 'series'])
        .doUpdateSet({ last: sql<number>`invoice_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return invoiceNumber(financialYear, code, series, last);
}
