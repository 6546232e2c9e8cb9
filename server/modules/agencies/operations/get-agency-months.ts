import { indianMonth } from '#domain/analytics/engagement.ts';
import { addMonths } from '#domain/money/earnings.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { sumEarningsByMonth } from '#server/modules/money/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { listEarners } from '../repository/own-creators.ts';
import { requireAgency } from '../require-agency.ts';

type Month = DataOf<'getAgencyMonths'>['rows'][number];

const monthsShown = 12;
/** Creators of one query. */
const chunkSize = 200;

export const getAgencyMonths: Handler<'getAgencyMonths'> = async (call) => {
  const agency = requireAgency(call);
  const { db, clock } = call.deps;
  const until = addMonths(indianMonth(clock.now()));
  const months = new Map<string, Month>();
  for await (const earners of chunksOfEarners(db, agency.id)) {
    const sums = await sumEarningsByMonth(db, earners, {
      from: addMonths(until, -monthsShown),
      until,
    });
    for (const { month, paise, invoicedPaise, paidPaise } of sums) {
      const total = months.get(month) ?? { month, paise: 0, invoicedPaise: 0, paidPaise: 0 };
      total.paise += paise;
      total.invoicedPaise += invoicedPaise;
      total.paidPaise += paidPaise;
      months.set(month, total);
    }
  }
  return { rows: [...months.values()].sort((a, b) => b.month.localeCompare(a.month)) };
};

async function* chunksOfEarners(db: Db, agencyId: string) {
  let after: string | undefined;
  while (true) {
    const earners = await listEarners(db, agencyId, { after, limit: chunkSize });
    yield earners;
    if (earners.length < chunkSize) return;
    after = earners.at(-1)?.id;
  }
}
