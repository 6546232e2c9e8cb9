/* The server's time. Replies use it, and the clocks of phones are off by minutes. */

/** An answer on a bad network is late by seconds; a clock that is wrong is so by more. In ms. */
const tolerance = 30_000;

let clockOffset = 0;

/** Learns from the header `Date` of a reply how far this device's clock is ahead. */
export function recordServerTime(date: string | null, now = Date.now()): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  clockOffset = Math.abs(now - time) > tolerance ? now - time : 0;
}

/** The server's time in milliseconds since 1970, or the device's until a reply has arrived. */
export const serverNow = (): number => Date.now() - clockOffset;
