import { limits } from '#domain/limits.ts';

const day = 24 * 3600 * 1000;
/** Hours of India before UTC. */
const indiaOffset = 5.5 * 3600 * 1000;

/** Payments wait this long after a change of bank details. */
const paymentHold = 2 * day;

/**
 * When an account that is closed now is erased: after 30 days, and not before the invoice of this
 * month has been written, which is at the beginning of the next one, or of the one after it while
 * payments to new bank details have to wait.
 */
export function erasureTime(now: Date): Date {
  const inIndia = new Date(now.getTime() + paymentHold + indiaOffset);
  const nextMonth = Date.UTC(inIndia.getUTCFullYear(), inIndia.getUTCMonth() + 1, 1);
  const invoiced = nextMonth - indiaOffset + 3 * day;
  return new Date(Math.max(now.getTime() + limits.closingDays * day, invoiced));
}
