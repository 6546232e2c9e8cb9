import { calculateEarnings, type PaymentType, totalPaise } from '#domain/money/earnings.ts';
import { countEngagementByCreator } from '#server/modules/analytics/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { subtractInvoiced } from './invoices/subtract-invoiced.ts';
import { listInvoicedLinesOf } from './repository/invoice-lines.ts';
import { listRateCards, type StoredRateCard } from './repository/rate-cards.ts';

/** What a creator earned in one month, and how much of it is invoiced and paid. */
export type EarningsSum = {
  creatorId: string;
  month: string;
  paise: number;
  invoicedPaise: number;
  paidPaise: number;
};

type Earner = { id: string; payment_type: PaymentType | null };

/** The earnings of several creators by month, as `getPaymentList` shows them to each. */
export async function sumEarningsByMonth(
  db: Db,
  creators: readonly Earner[],
  months: { from: string; until: string },
): Promise<EarningsSum[]> {
  const ids = creators.map(({ id }) => id);
  const types = new Set(creators.flatMap(({ payment_type: type }) => type ?? []));
  const cards = await listRateCards(db, [...types]);
  const counts = await countEngagementByCreator(db, ids, months);
  const invoiced = Map.groupBy(
    await listInvoicedLinesOf(db, ids, months),
    (line) => line.creatorId,
  );
  return creators.flatMap((creator) =>
    sumsOf(creator, counts.get(creator.id) ?? [], invoiced.get(creator.id) ?? [], cards),
  );
}

type Counts = Parameters<typeof subtractInvoiced>[0];
type Invoiced = Awaited<ReturnType<typeof listInvoicedLinesOf>>;

function sumsOf(
  { id, payment_type: type }: Earner,
  counts: Counts,
  invoiced: Invoiced,
  cards: readonly StoredRateCard[],
): EarningsSum[] {
  const ownCards = cards.filter(({ paymentType }) => paymentType === type);
  const open = calculateEarnings(subtractInvoiced(counts, invoiced), ownCards);
  const months = new Set([...invoiced, ...open].map(({ month }) => month));
  return [...months].map((month) => {
    const invoicedLines = invoiced.filter((line) => line.month === month);
    const invoicedPaise = totalPaise(invoicedLines);
    return {
      creatorId: id,
      month,
      paise: invoicedPaise + totalPaise(open.filter((line) => line.month === month)),
      invoicedPaise,
      paidPaise: totalPaise(invoicedLines.filter(({ state }) => state === 'PAID')),
    };
  });
}
