import type { EngagementCounts } from '#domain/analytics/engagement.ts';

type EngagementDay = EngagementCounts & { day: string };

const dayMs = 24 * 3600 * 1000;

/** The day a number of days after another, both YYYY-MM-DD; before it with a negative number. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** How many days after the first day the second is; both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** One row for each of a number of days: a day on which nothing happened is a day too. */
export function fillMissingDays(
  from: string,
  count: number,
  counted: readonly EngagementDay[],
): EngagementDay[] {
  const known = new Map(counted.map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(from, index);
    return known.get(day) ?? { day, views: 0, impressions: 0, likes: 0, shares: 0, comments: 0 };
  });
}
