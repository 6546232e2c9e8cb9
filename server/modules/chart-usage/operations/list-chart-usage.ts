import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { knownCharts } from '../known-charts.ts';
import { usagePeriod } from '../period.ts';
import { sumUsageByChart } from '../repository/chart-usage.ts';
import { flushChartUsage } from '../usage-buffer.ts';

const nothing = { starts: 0, transitions: 0, milliseconds: 0 };

export const listChartUsage: Handler<'listChartUsage'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  const period = usagePeriod(clock.now(), call.query.days);
  await flushChartUsage(db);
  const sums = new Map((await sumUsageByChart(db, period.fromDay)).map((sum) => [sum.chart, sum]));
  const rows = [...knownCharts()]
    .filter(([, { area }]) => call.query.area === undefined || call.query.area === area)
    .map(([chart, { area }]) => ({ chart, area, ...(sums.get(chart) ?? nothing) }))
    .sort((one, other) => (one.chart < other.chart ? -1 : 1));
  return { ...period, rows };
};
