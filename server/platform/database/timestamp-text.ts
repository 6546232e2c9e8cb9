const utcSuffix = '+00';

/**
 * A stored time in the format of the contract, to the millisecond. Pages of posts read times as
 * text (`timestamptz::text`, "2026-11-21 08:00:00.25+00"): they have a hundred, and going through a
 * `Date` costs five times as much.
 */
export function toIsoTime(time: Date | string): string {
  if (typeof time !== 'string') return time.toISOString();
  if (!time.endsWith(utcSuffix)) return new Date(time).toISOString();
  const fraction = time.slice(20, -utcSuffix.length);
  return `${time.slice(0, 10)}T${time.slice(11, 19)}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
}
