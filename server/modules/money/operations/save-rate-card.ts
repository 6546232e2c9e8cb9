import { indianMonth } from '#domain/analytics/engagement.ts';
import type { RateCardStatus } from '#domain/money/earnings.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import { insertRateCard, lockRateCards, nextRateCardVersion } from '../repository/rate-cards.ts';

export const saveRateCard: Handler<'saveRateCard'> = async (call) => {
  const { body, deps } = call;
  const staff = requirePerson(call, 'INTERNAL');
  const now = deps.clock.now();
  const { paymentType, fromMonth, rates } = body;
  if (fromMonth < indianMonth(now)) throw invalidRequest({ fromMonth: 'not-allowed' });
  if (new Set(rates.map(({ format, kind }) => `${format} ${kind}`)).size < rates.length)
    throw invalidRequest({ rates: 'malformed' });
  return withIdempotency(call, staff, async (trx, _, audit) => {
    await lockRateCards(trx, paymentType);
    const version = await nextRateCardVersion(trx, paymentType, fromMonth);
    const card = { paymentType, fromMonth, version, rates };
    await insertRateCard(trx, { ...card, madeBy: staff.id, now });
    audit({ subject: { kind: 'rate-card', id: `${paymentType} ${fromMonth}` }, after: card });
    const status: RateCardStatus = fromMonth > indianMonth(now) ? 'planned' : 'current';
    return { ...card, status, madeAt: now.toISOString() };
  });
};
