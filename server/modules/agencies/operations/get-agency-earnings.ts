import { indianMonth } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import { addMonths } from '#domain/money/earnings.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { listCreatorRows } from '#server/modules/creators/index.ts';
import { type EarningsSum, sumEarningsByMonth } from '#server/modules/money/index.ts';
import { requireAgency } from '../require-agency.ts';

type Row = DataOf<'getAgencyEarnings'>['rows'][number];
type Creator = Awaited<ReturnType<typeof listCreatorRows>>[number];

/** Before the first month of the portal. */
const earliestMonth = '2020-01';

export const getAgencyEarnings: Handler<'getAgencyEarnings'> = async (call) => {
  const agency = requireAgency(call);
  const { db, clock } = call.deps;
  const { month, pageSize = limits.pageSize } = call.body;
  const after = decodeCursor(call.query.cursor, ['id']);
  const creators = await listCreatorRows(db, {
    agencyId: agency.id,
    sort: 'name',
    after: after?.[0],
    limit: pageSize + 1,
  });
  const months = {
    from: month ?? earliestMonth,
    until: addMonths(month ?? indianMonth(clock.now())),
  };
  const sums = await sumEarningsByMonth(db, creators.slice(0, pageSize), months);
  const byCreator = Map.groupBy(sums, ({ creatorId }) => creatorId);
  return createPage(
    creators,
    pageSize,
    '/api/agency/earnings',
    ({ id }) => [id],
    (creator) => presentEarnings(creator, byCreator.get(creator.id) ?? []),
  );
};

function presentEarnings(creator: Creator, sums: readonly EarningsSum[]): Row {
  const total = (part: 'paise' | 'invoicedPaise' | 'paidPaise') =>
    sums.reduce((sum, month) => sum + month[part], 0);
  return {
    creatorUserId: creator.id,
    name: creator.name,
    handle: creator.handle,
    paymentType: creator.payment_type,
    paise: total('paise'),
    invoicedPaise: total('invoicedPaise'),
    paidPaise: total('paidPaise'),
  };
}
