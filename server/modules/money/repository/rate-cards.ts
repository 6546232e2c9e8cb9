import type { PaymentType, RateCard } from '#domain/money/earnings.ts';
import type { Db } from '#server/platform/database/database-types.ts';

export type StoredRateCard = RateCard & { paymentType: PaymentType; madeAt: string };

/**
 * The cards of these payment types, newest month first, of each month only the version that counts.
 */
export async function listRateCards(
  db: Db,
  types: readonly PaymentType[],
): Promise<StoredRateCard[]> {
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('rate_cards')
    .distinctOn(['from_month', 'payment_type'])
    .where('payment_type', 'in', types)
    .orderBy('from_month', 'desc')
    .orderBy('payment_type')
    .orderBy('version', 'desc')
    .limit(200)
    .selectAll()
    .execute();
  return rows.map((row) => ({
    paymentType: row.payment_type,
    fromMonth: row.from_month,
    version: row.version,
    rates: row.rates,
    madeAt: row.made_at.toISOString(),
  }));
}
