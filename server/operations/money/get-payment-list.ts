import { type EarningsLine, earningsOf, monthAfter, sumOfPaise } from '#domain/earnings.ts';
import { indianMonth } from '#domain/engagement.ts';
import { countEngagement, hasEngagementBefore } from '../../earnings/engagement-counts.ts';
import { readRateCards } from '../../earnings/rate-cards.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { packCursor, unpackCursor } from '../../paging.ts';
import { creatorAskedFor } from '../../people/creator-asked-for.ts';

type Payment = DataOf<'getPaymentList'>['rows'][number];

const path = '/api/getPaymentList';
const monthsOfPage = 12;

export const getPaymentList: Handler<'getPaymentList'> = async (call) => {
  const creator = await creatorAskedFor(call, call.body.userId);
  const { db, clock } = call.deps;
  const now = clock.now();
  const [until = monthAfter(indianMonth(now))] = unpackCursor(call.query.cursor, ['month']) ?? [];
  const from = monthAfter(until, -monthsOfPage);
  const { id, payment_type: paymentType } = creator;
  const cards = await readRateCards(db, paymentType ? [paymentType] : []);
  const lines = earningsOf(await countEngagement(db, id, { from, until }), cards);
  const hasMore = await hasEngagementBefore(db, id, from);
  return {
    rows: [...Map.groupBy(lines, ({ month }) => month)].map(([month, ofMonth]) =>
      presentPayment(month, ofMonth, now),
    ),
    nextPageUrl: hasMore ? `${path}?cursor=${packCursor([from])}` : null,
  };
};

function presentPayment(month: string, lines: EarningsLine[], now: Date): Payment {
  return {
    month,
    paise: sumOfPaise(lines),
    lines: lines.map(({ month: _, ...line }) => line),
    asOf: now.toISOString(),
  };
}
