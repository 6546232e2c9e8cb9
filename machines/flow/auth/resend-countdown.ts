/**
 * Seconds until another code can be requested; 0 when it can. Both times in milliseconds since
 * 1970.
 */
export function secondsUntilResend({ now, resendAt }: { now: number; resendAt: number }): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}
