import type { Handler } from '#server/http/handler.ts';
import { requirePerson } from '#server/modules/people/index.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isKnownRow, knownCharts } from '../known-charts.ts';
import { usagePeriod } from '../period.ts';
import { sumUsageOfChart } from '../repository/chart-usage.ts';
import { flushChartUsage } from '../usage-buffer.ts';

export const getChartUsage: Handler<'getChartUsage'> = async (call) => {
  requirePerson(call, 'INTERNAL');
  const { db, clock } = call.deps;
  const { chart, days } = call.query;
  const known = knownCharts().get(chart);
  if (!known) throw new Problem('not-found');
  const period = usagePeriod(clock.now(), days);
  await flushChartUsage(db);
  // States and events that the chart had on earlier days and has no more are left out.
  const sums = (await sumUsageOfChart(db, chart, period.fromDay)).filter(({ state, event, to }) =>
    isKnownRow({ chart, state, ...(event && { event }), ...(to && { to }) }),
  );
  return {
    ...period,
    chart,
    area: known.area,
    states: sums
      .filter(({ event }) => event === '')
      .map(({ state, count, milliseconds }) => ({ state, entries: count, milliseconds })),
    exits: sums
      .filter(({ event, to }) => event !== '' && to === '')
      .map(({ state, event, count }) => ({ state, event, count })),
    transitions: sums
      .filter(({ to }) => to !== '')
      .map(({ state, event, to, count }) => ({ from: state, event, to, count })),
  };
};
