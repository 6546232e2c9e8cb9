import { indianDay } from '#domain/analytics/engagement.ts';
import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';

const dayMs = 24 * 3600 * 1000;

/** So many days of India until now, YYYY-MM-DD, and the moment. */
export function usagePeriod(now: Date, days: number = chartUsageLimits.defaultDays) {
  return {
    fromDay: indianDay(new Date(now.getTime() - (days - 1) * dayMs)),
    toDay: indianDay(now),
    asOf: now.toISOString(),
  };
}
