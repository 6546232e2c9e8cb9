/** Full hours of India from 0 to 23; they may pass midnight. Equal hours are refused. */
export type QuietHours = { from: number; until: number };

export const defaultQuietHours: QuietHours = { from: 21, until: 8 };

const hour = 3_600_000;
const day = 24 * hour;
/** India has one time zone and no summer time. */
const indianOffset = 5.5 * hour;

/** When the quiet hours that hold now end; null outside them. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | null {
  if (!quiet) return null;
  const local = now.getTime() + indianOffset;
  const midnight = local - (local % day);
  const current = (local - midnight) / hour;
  const { from, until } = quiet;
  const isQuiet =
    from < until ? current >= from && current < until : current >= from || current < until;
  if (!isQuiet) return null;
  const end = midnight + until * hour;
  return new Date((end > local ? end : end + day) - indianOffset);
}
