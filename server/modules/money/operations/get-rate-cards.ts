import { paymentTypes } from '#domain/money/earnings.ts';
import type { Handler } from '#server/http/handler.ts';
import { isStaff, requirePerson } from '#server/modules/people/index.ts';
import { listRateCards } from '../repository/rate-cards.ts';

export const getRateCards: Handler<'getRateCards'> = async (call) => {
  const viewer = requirePerson(call);
  const own = viewer.payment_type ? [viewer.payment_type] : [];
  const cards = await listRateCards(call.deps.db, isStaff(viewer) ? paymentTypes : own);
  return { rows: cards.map((card) => ({ ...card, rates: [...card.rates] })), nextPageUrl: null };
};
