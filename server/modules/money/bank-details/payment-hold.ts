import type { Db } from '#server/platform/database/database-types.ts';
import { findPayableFrom } from '../repository/bank-details.ts';

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
  return paymentHoldEnd(await findPayableFrom(db, creatorId), now);
}
