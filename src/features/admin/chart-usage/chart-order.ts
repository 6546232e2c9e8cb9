import type { ChartList } from './chart-usage-machines.ts';

type Total = ChartList['rows'][number];

export const chartSorts = ['chart', 'area', 'starts', 'transitions', 'milliseconds'] as const;
export type ChartSort = (typeof chartSorts)[number];

/** Charts whose name or area has the text, in an order: texts by letters, highest numbers first. */
export function foundCharts(rows: readonly Total[], search: string, sort: ChartSort): Total[] {
  const text = search.trim().toLowerCase();
  return rows
    .filter(({ chart, area }) => `${chart} ${area}`.includes(text))
    .toSorted((one, other) => {
      const [first, second] = [one[sort], other[sort]];
      return typeof first === 'number'
        ? Number(second) - first
        : first.localeCompare(String(second)) || one.chart.localeCompare(other.chart);
    });
}
