import { sql } from 'kysely';
import type { NumberSeries } from '#domain/money/invoice-number.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** The code of a supplier, assigned now if there is none. */
export async function findOrCreateSupplierCode(trx: Db, supplierId: string): Promise<number> {
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
  return code;
}

/**
 * Counts a series on by one. The count is a row that the transaction holds until it ends.
 * @returns the new count
 */
export async function incrementSeries(
  trx: Db,
  supplierId: string,
  financialYear: string,
  series: NumberSeries,
): Promise<number> {
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
  return last;
}
