import { sql } from 'kysely';
import type { PaymentType, RateCard } from '#domain/money/earnings.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';

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

/**
 * Holds back others who save cards of a payment type until the end of the transaction: two who save
 * at one moment create two versions sequentially.
 */
export async function lockRateCards(trx: Db, paymentType: PaymentType): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`rate-card:${paymentType}`}))`.execute(trx);
}

/** The next version for a month. */
export async function nextRateCardVersion(
  trx: Db,
  paymentType: PaymentType,
  fromMonth: string,
): Promise<number> {
  const { version } = await trx
    .selectFrom('rate_cards')
    .where('payment_type', '=', paymentType)
    .where('from_month', '=', fromMonth)
    .select(sql<number>`coalesce(max(version), 0)::int + 1`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}

type NewRateCard = RateCard & { paymentType: PaymentType; madeBy: string; now: Date };

/** Keeps a version of a rate card. */
export async function insertRateCard(
  trx: Db,
  { paymentType, fromMonth, version, rates, madeBy, now }: NewRateCard,
): Promise<void> {
  await trx
    .insertInto('rate_cards')
    .values({
      id: newId(now),
      payment_type: paymentType,
      from_month: fromMonth,
      version,
      rates: JSON.stringify(rates),
      made_by: madeBy,
      made_at: now,
    })
    .execute();
}
