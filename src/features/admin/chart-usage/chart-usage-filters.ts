import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';
import type { ChartUsageFilters, OneChartFilters } from './chart-usage-machines.ts';

/** The periods that are offered, in days until today. */
export const usagePeriods = [1, 7, chartUsageLimits.defaultDays, 90, 365] as const;

export const chartUsagePath = '/app/charts';

/** The address of a chart's page. */
export const chartPath = (chart: string, days: number): string =>
  `${chartUsagePath}?${writeOneChart({ chart, days })}`;

const readDays = (search: URLSearchParams): number =>
  usagePeriods.find((days) => String(days) === search.get('days')) ?? chartUsageLimits.defaultDays;

const daysIn = (days: number): Record<string, string> =>
  days === chartUsageLimits.defaultDays ? {} : { days: String(days) };

export const readUsageFilters = (search: URLSearchParams): ChartUsageFilters => ({
  days: readDays(search),
});
export const writeUsageFilters = ({ days }: ChartUsageFilters): URLSearchParams =>
  new URLSearchParams(daysIn(days));

export const readOneChart = (search: URLSearchParams): OneChartFilters => ({
  chart: search.get('chart') ?? '',
  days: readDays(search),
});
export function writeOneChart({ chart, days }: OneChartFilters): URLSearchParams {
  return new URLSearchParams({ chart, ...daysIn(days) });
}
