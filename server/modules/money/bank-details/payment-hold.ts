import type { Db } from '#server/platform/database/database-types.ts';

/**
 * Until when nothing is paid to bank details that were changed; null where money can be paid now.
 */
export const paymentHoldEnd = (payableFrom: Date | null | undefined, now: Date): Date | null =>
  payableFrom && payableFrom > now ? payableFrom : null;

/** Until when nothing is paid to a creator because of a change of their bank details. */
export async function findPaymentHoldEnd(
  db: Db,
  creatorId: string,
  now: Date,
): Promise<Date | null> {
  const details = await db
    .selectFrom('bank_details')
    .where('person_id', '=', creatorId)
    .select('payable_from')
    .executeTakeFirst();
  return paymentHoldEnd(details?.payable_from, now);
}
