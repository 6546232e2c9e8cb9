import { limits } from '../limits.ts';

/** India has one time zone, five and a half hours ahead of UTC, and no summer time. */
const offsetMilliseconds = 5.5 * 3_600_000;
const minute = 60_000;

/** A day (YYYY-MM-DD) and a time of day (HH:mm) by the clock of India. */
export type IndianParts = { day: string; time: string };

/** @param at ISO 8601, or milliseconds since 1970 */
export function toIndianParts(at: string | number): IndianParts {
  const [day = '', time = ''] = new Date(new Date(at).getTime() + offsetMilliseconds)
    .toISOString()
    .split('T');
  return { day, time: time.slice(0, 5) };
}

/** The moment, ISO 8601 in UTC; null where a part is missing or no day or time. */
export function fromIndianParts({ day, time }: IndianParts): string | null {
  const at = Date.parse(`${day}T${time}:00.000Z`);
  return Number.isNaN(at) ? null : new Date(at - offsetMilliseconds).toISOString();
}

/**
 * Which limit a chosen time breaks.
 * @param at ISO 8601
 * @param now milliseconds since 1970, by the server's clock
 */
export function publishTimeProblem(at: string, now: number): 'too-early' | 'too-late' | null {
  const ahead = Date.parse(at) - now;
  if (ahead < limits.scheduleMinutesMin * minute) return 'too-early';
  return ahead > limits.scheduleDaysMax * 24 * 60 * minute ? 'too-late' : null;
}

/** The next full hour that is not too early. ISO 8601. */
export function suggestedPublishTime(now: number): string {
  const hour = 60 * minute;
  const earliest = now + limits.scheduleMinutesMin * minute + offsetMilliseconds;
  return new Date(Math.ceil(earliest / hour) * hour - offsetMilliseconds).toISOString();
}
