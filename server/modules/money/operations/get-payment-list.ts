import { indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths, calculateEarnings, totalPaise } from '#domain/money/earnings.ts';
import type { InvoiceState } from '#machines/lifecycle/invoice.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { decodeCursor, encodeCursor } from '#server/http/pagination.ts';
import { countEngagement, hasEngagementBefore } from '#server/modules/analytics/index.ts';
import { requireRequestedCreator } from '#server/modules/people/index.ts';
import { subtractInvoiced } from '../invoices/subtract-invoiced.ts';
import { listInvoicedLines } from '../repository/invoice-lines.ts';
import { listRateCards } from '../repository/rate-cards.ts';

type Payment = DataOf<'getPaymentList'>['rows'][number];
type Line = Payment['lines'][number] & { month: string; state: InvoiceState | null };

const path = '/api/getPaymentList';
const monthsOfPage = 12;

export const getPaymentList: Handler<'getPaymentList'> = async (call) => {
  const creator = await requireRequestedCreator(call, call.body.userId);
  const { db, clock } = call.deps;
  const now = clock.now();
  const [until = addMonths(indianMonth(now))] = decodeCursor(call.query.cursor, ['month']) ?? [];
  const months = { from: addMonths(until, -monthsOfPage), until };
  const { id, payment_type: paymentType } = creator;
  const cards = await listRateCards(db, paymentType ? [paymentType] : []);
  const invoiced = await listInvoicedLines(db, id, months);
  const open = calculateEarnings(
    subtractInvoiced(await countEngagement(db, id, months), invoiced),
    cards,
  );
  const lines: Line[] = [
    ...invoiced,
    ...open.map((line) => ({ ...line, invoiceId: null, state: null })),
  ];
  const byMonth = [...Map.groupBy(lines, ({ month }) => month)].sort(([a], [b]) =>
    b.localeCompare(a),
  );
  const hasMore = await hasEngagementBefore(db, id, months.from);
  return {
    rows: byMonth.map(([month, ofMonth]) => presentPayment(month, ofMonth, now)),
    nextPageUrl: hasMore ? `${path}?cursor=${encodeCursor([months.from])}` : null,
  };
};

function presentPayment(month: string, lines: Line[], now: Date): Payment {
  return {
    month,
    paise: totalPaise(lines),
    invoicedPaise: totalPaise(lines.filter(({ invoiceId }) => invoiceId !== null)),
    paidPaise: totalPaise(lines.filter(({ state }) => state === 'PAID')),
    lines: lines.map(({ month: _, state: __, ...line }) => line),
    asOf: now.toISOString(),
  };
}
