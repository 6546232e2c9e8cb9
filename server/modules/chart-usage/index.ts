import { chartUsageLimits } from '#domain/charts/chart-usage-limits.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { usagePeriod } from './period.ts';
import { deleteUsageBefore } from './repository/chart-usage.ts';

export { chartTransitionsTotal, chartUsageBatchesTotal } from './chart-usage-metrics.ts';
export { chartStructures } from './known-charts.ts';
export { addChartUsage, type UsageSum } from './repository/chart-usage.ts';

/** Deletes the sums of days that are older than what is kept. */
export async function deleteOldChartUsage({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const { fromDay } = usagePeriod(clock.now(), chartUsageLimits.keptDays);
  await deleteUsageBefore(db, fromDay);
}
