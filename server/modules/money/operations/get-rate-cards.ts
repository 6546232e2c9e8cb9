import { indianMonth } from '#domain/analytics/engagement.ts';
import { limits } from '#domain/limits.ts';
import { paymentTypes } from '#domain/money/earnings.ts';
import type { Handler } from '#server/http/handler.ts';
import { withTotal } from '#server/http/list-total.ts';
import { createPage, decodeCursor } from '#server/http/pagination.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import { countRateCards, listRateCardPage } from '../repository/rate-card-lists.ts';

const path = '/api/payment/rates';

export const getRateCards: Handler<'getRateCards'> = async (call) => {
  const viewer = requirePerson(call);
  const { deps, query } = call;
  const { paymentType, status, sort = 'newest' } = query;
  const own = viewer.payment_type ? [viewer.payment_type] : [];
  const readable = isStaff(viewer) ? paymentTypes : own;
  const filter = {
    types: readable.filter((type) => paymentType === undefined || type === paymentType),
    status,
    withReplaced: isStaff(viewer),
  };
  const month = indianMonth(deps.clock.now());
  const [after = null] = decodeCursor(query.cursor, ['id']) ?? [];
  const place = { sort, after, limit: limits.pageSize + 1 };
  const cards = await listRateCardPage(deps.db, filter, month, place);
  const named = new URLSearchParams({
    ...(paymentType && { paymentType }),
    ...(status && { status }),
    ...(sort !== 'newest' && { sort }),
  });
  const page = createPage(
    cards,
    limits.pageSize,
    named.size > 0 ? `${path}?${named}` : path,
    ({ id }) => [id],
    ({ id: _, ...card }) => card,
  );
  return withTotal(call, page, () => countRateCards(deps.db, filter, month));
};
