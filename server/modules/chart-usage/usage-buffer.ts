import { indianDay } from '#domain/analytics/engagement.ts';
import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { countTransitions } from './chart-usage-metrics.ts';
import { isKnownRow } from './known-charts.ts';
import { addChartUsage, type UsageSum } from './repository/chart-usage.ts';

type Row = BodyOf<'recordChartUsage'>['rows'][number];

/** How long counts wait for others, so that one statement writes many batches. */
const waitMilliseconds = 5000;

/**
 * Counts that are not written yet, by database. The charts and the two days that may meet in them
 * limit their number. A process that is killed loses them.
 */
const buffers = new WeakMap<Db, Map<string, UsageSum>>();

/**
 * Adds the known rows of a batch to what is written within seconds. What cannot be written is
 * lost: these counts are worth no retry.
 */
export function bufferChartUsage(db: Db, rows: readonly Row[], now: Date): void {
  const buffer = buffers.get(db) ?? new Map<string, UsageSum>();
  if (!buffers.has(db)) {
    buffers.set(db, buffer);
    setTimeout(() => void flushChartUsage(db), waitMilliseconds).unref();
  }
  const day = indianDay(now);
  let left = chartUsageLimits.batchCountMax;
  for (const row of rows) {
    left -= row.count;
    if (left < 0) return;
    if (isKnownRow(row)) addRow(buffer, day, row);
  }
}

function addRow(buffer: Map<string, UsageSum>, day: string, row: Row): void {
  const { chart, state, event = '', to = '', count } = row;
  // Only a state has a duration.
  const milliseconds = event ? 0 : row.milliseconds;
  const key = [day, chart, state, event, to].join(' ');
  const known = buffer.get(key) ?? { day, chart, state, event, to, count: 0, milliseconds: 0 };
  known.count += count;
  known.milliseconds += milliseconds;
  buffer.set(key, known);
  if (to) countTransitions(chart, count);
}

/** Writes what waits. Never throws: when the database refuses it, the counts are lost. */
export async function flushChartUsage(db: Db): Promise<void> {
  const buffer = buffers.get(db);
  buffers.delete(db);
  if (!buffer || buffer.size === 0) return;
  try {
    await addChartUsage(db, [...buffer.values()]);
  } catch {
    // The next counts are as good as these.
  }
}
