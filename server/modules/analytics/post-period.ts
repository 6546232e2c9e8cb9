import { addDays, daysBetween } from './filled-days.ts';

type PostPeriod = '7' | '28' | '90' | 'all';
type Days = { from: string; count: number };

/** What is known of the days of a post, each YYYY-MM-DD in India. */
export type PostDays = {
  today: string;
  publishedOn: string | null;
  /** The first and the last day on which readers did something; null without any. */
  firstReadOn: string | null;
  lastReadOn: string | null;
};

const defaultDays = 28;
const longerPeriods = [90, 365];
const daysMax = 731;

/** How many days until today reach back to the last one with readers; 28 where no choice does. */
export function chooseTrendDays(today: string, lastReadOn: string | null): number {
  const age = lastReadOn === null ? 0 : daysBetween(lastReadOn, today);
  if (age < defaultDays) return defaultDays;
  return longerPeriods.find((days) => age < days) ?? defaultDays;
}

/** The last 28 days, or the shortest longer period in which readers did something. */
export function choosePeriod({ today, lastReadOn }: PostDays): PostPeriod {
  const age = lastReadOn === null ? 0 : daysBetween(lastReadOn, today);
  if (age < defaultDays) return '28';
  return age < 90 ? '90' : 'all';
}

/**
 * The days of a period: until today, or for `all` until the last day with readers; not before the
 * post had readers or was published.
 */
export function daysOfPeriod(period: PostPeriod, days: PostDays): Days {
  const { today, publishedOn, firstReadOn, lastReadOn } = days;
  const last = period === 'all' ? (lastReadOn ?? today) : today;
  const known = [publishedOn, firstReadOn].filter((day) => day !== null);
  const begin = known.toSorted()[0] ?? last;
  const earliest = addDays(last, 1 - (period === 'all' ? daysMax : Number(period)));
  const from = [begin, earliest].toSorted()[1] ?? last;
  return from > last ? { from: last, count: 1 } : { from, count: daysBetween(from, last) + 1 };
}
