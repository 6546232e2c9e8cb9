import { sql } from 'kysely';
import { indianMonth } from '#domain/analytics/engagement.ts';
import type { Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { newId } from '#server/platform/database/ids.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';

export const saveRateCard: Handler<'saveRateCard'> = async (call) => {
  const { body, deps } = call;
  const staff = requirePerson(call, 'INTERNAL');
  const now = deps.clock.now();
  const { paymentType, fromMonth, rates } = body;
  if (fromMonth < indianMonth(now)) throw invalidRequest({ fromMonth: 'not-allowed' });
  if (new Set(rates.map(({ format, kind }) => `${format} ${kind}`)).size < rates.length)
    throw invalidRequest({ rates: 'malformed' });
  return withIdempotency(call, staff, async (trx) => {
    // Two who save at one moment make two versions, one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`rate-card:${paymentType}`}))`.execute(trx);
    const { version } = await trx
      .selectFrom('rate_cards')
      .where('payment_type', '=', paymentType)
      .where('from_month', '=', fromMonth)
      .select(sql<number>`coalesce(max(version), 0)::int + 1`.as('version'))
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('rate_cards')
      .values({
        id: newId(now),
        payment_type: paymentType,
        from_month: fromMonth,
        version,
        rates: JSON.stringify(rates),
        made_by: staff.id,
        made_at: now,
      })
      .execute();
    return { paymentType, fromMonth, version, rates, madeAt: now.toISOString() };
  });
};
