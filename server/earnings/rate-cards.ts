import type { PaymentType, RateCard } from '#domain/earnings.ts';
import type { Db } from '../db/database.ts';

export type KeptCard = RateCard & { paymentType: PaymentType; madeAt: string };

/** The cards of these payment types, newest month first, of each month only the version that counts. */
export async function readRateCards(db: Db, types: readonly PaymentType[]): Promise<KeptCard[]> {
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
