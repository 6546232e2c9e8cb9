import { paymentTypes } from '#domain/earnings.ts';
import { readRateCards } from '../../earnings/rate-cards.ts';
import type { Handler } from '../../handler.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { isStaff } from '../../people/person.ts';

export const getRateCards: Handler<'getRateCards'> = async (call) => {
  const viewer = actingPerson(call);
  const own = viewer.payment_type ? [viewer.payment_type] : [];
  const cards = await readRateCards(call.deps.db, isStaff(viewer) ? paymentTypes : own);
  return { rows: cards.map((card) => ({ ...card, rates: [...card.rates] })), nextPageUrl: null };
};
