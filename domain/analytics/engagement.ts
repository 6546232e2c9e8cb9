/** The engagement events of the reader app. Each is a counter of posts and of days. */
export const engagementKinds = ['views', 'impressions', 'likes', 'shares', 'comments'] as const;
export type EngagementKind = (typeof engagementKinds)[number];
export type EngagementCounts = Record<EngagementKind, number>;

/* All days of figures and of money are days of India. */
const indianOffset = 5.5 * 3600 * 1000;

/** The day in India of a moment, YYYY-MM-DD. India has one time zone and no summer time. */
export function indianDay(moment: Date): string {
  return new Date(moment.getTime() + indianOffset).toISOString().slice(0, 10);
}

/** When a day of India, `YYYY-MM-DD`, begins; `days` later, with a number of days. */
export function startOfIndianDay(day: string, days = 0): Date {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) - indianOffset + days * 24 * 3600 * 1000);
}

/** The month in India of a moment, YYYY-MM. */
export function indianMonth(moment: Date): string {
  return indianDay(moment).slice(0, 7);
}

/** A month (YYYY-MM) and those before it, the latest first. */
export function recentMonths(month: string, count: number): string[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, number - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
