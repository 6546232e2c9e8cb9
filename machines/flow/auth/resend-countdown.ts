/**
 * Seconds until another code may be asked for; 0 when it may. Both times in milliseconds since
 * 1970.
 */
export function secondsUntilResend({ now, resendAt }: { now: number; resendAt: number }): number {
  return Math.max(0, Math.ceil((resendAt - now) / 1000));
}
