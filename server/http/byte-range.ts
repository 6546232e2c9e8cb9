/**
 * One range of bytes (RFC 9110, 14.1.2). Null where the whole is to be sent: a server may leave a
 * range that it cannot serve.
 */
export function parseRange(
  range: string | undefined,
  bytes: number,
): { first: number; last: number } | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  if (from === '' && (to === '' || Number(to) === 0)) return null;
  const first = from === '' ? Math.max(0, bytes - Number(to)) : Number(from);
  const last = from === '' || to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1);
  return first <= last ? { first, last } : null;
}
