import { indianDay } from '#domain/analytics/engagement.ts';
import { type ChartStructure, endedEvent, listStates } from '#domain/charts/chart-structure.ts';
import {
  addChartUsage,
  chartStructures,
  type UsageSum,
} from '#server/modules/chart-usage/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const days = 30;
const dayMs = 24 * 3600 * 1000;

/** Counts of every flow chart on the last 30 days of India; the same at every start. */
export async function seedChartUsage(db: Db, now: Date): Promise<void> {
  const charts = Object.entries(chartStructures());
  for (let back = 0; back < days; back += 1) {
    const date = new Date(now.getTime() - back * dayMs);
    const day = indianDay(date);
    const weekly = [0, 6].includes(new Date(day).getUTCDay()) ? 1.3 : 1;
    const sums = charts.flatMap(([id, chart]) =>
      daySums(id, chart, Math.round((20 + (hash(id) % 200)) * weekly)),
    );
    await addChartUsage(
      db,
      sums.map((sum) => ({ ...sum, day })),
    );
  }
}

/** @param starts how often the chart started on the day */
function daySums(chart: string, { root }: ChartStructure, starts: number): Omit<UsageSum, 'day'>[] {
  return listStates(chart, root).flatMap(({ path: state, depth, node }) => {
    const luck = (hash(chart + state) % 100) / 100;
    const entries = depth === 0 ? starts : Math.round((starts * (0.15 + luck)) / depth);
    const seconds = depth === 0 ? 90 : 2 + Math.round(40 * luck ** 3);
    const named = { chart, state, event: '', to: '', milliseconds: 0 };
    const share = Math.floor(entries / (node.on.length + 1));
    const events = new Set(node.on.map(([event]) => event));
    return [
      { ...named, count: entries, milliseconds: entries * seconds * 1000 },
      ...node.on.map(([event, to]) => ({ ...named, event, to, count: share })),
      ...[...events].map((event) => ({
        ...named,
        event,
        count: share * node.on.filter(([name]) => name === event).length,
      })),
      { ...named, event: endedEvent, count: entries - share * node.on.length },
    ];
  });
}

/** A number that a text always gives. */
function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return value;
}
