import { earningsOf, monthAfter, sumOfPaise } from '#domain/earnings.ts';
import { indianMonth } from '#domain/engagement.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import { countEngagement, hasEngagementBefore } from '../../earnings/engagement-counts.ts';
import { readRateCards } from '../../earnings/rate-cards.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { invoicedLines, withoutInvoiced } from '../../invoices/invoice-lines.ts';
import { packCursor, unpackCursor } from '../../paging.ts';
import { creatorAskedFor } from '../../people/creator-asked-for.ts';

type Payment = DataOf<'getPaymentList'>['rows'][number];
type Line = Payment['lines'][number] & { month: string; state: InvoiceState | null };

const path = '/api/getPaymentList';
const monthsOfPage = 12;

export const getPaymentList: Handler<'getPaymentList'> = async (call) => {
  const creator = await creatorAskedFor(call, call.body.userId);
  const { db, clock } = call.deps;
  const now = clock.now();
  const [until = monthAfter(indianMonth(now))] = unpackCursor(call.query.cursor, ['month']) ?? [];
  const months = { from: monthAfter(until, -monthsOfPage), until };
  const { id, payment_type: paymentType } = creator;
  const cards = await readRateCards(db, paymentType ? [paymentType] : []);
  const invoiced = await invoicedLines(db, id, months);
  const open = earningsOf(withoutInvoiced(await countEngagement(db, id, months), invoiced), cards);
  const lines: Line[] = [...invoiced, ...open.map((line) => ({ ...line, invoiceId: null, state: null }))];
  const byMonth = [...Map.groupBy(lines, ({ month }) => month)].sort(([a], [b]) => b.localeCompare(a));
  const hasMore = await hasEngagementBefore(db, id, months.from);
  return {
    rows: byMonth.map(([month, ofMonth]) => presentPayment(month, ofMonth, now)),
    nextPageUrl: hasMore ? `${path}?cursor=${packCursor([months.from])}` : null,
  };
};

function presentPayment(month: string, lines: Line[], now: Date): Payment {
  return {
    month,
    paise: sumOfPaise(lines),
    invoicedPaise: sumOfPaise(lines.filter(({ invoiceId }) => invoiceId !== null)),
    paidPaise: sumOfPaise(lines.filter(({ state }) => state === 'PAID')),
    lines: lines.map(({ month: _, state: __, ...line }) => line),
    asOf: now.toISOString(),
  };
}
