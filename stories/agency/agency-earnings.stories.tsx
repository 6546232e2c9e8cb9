import { useState } from 'react';
import { agencyAreaExamples } from '#contract/examples/operations/agency-area.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  agencyEarningsExportMachine,
  agencyEarningsMachine,
  agencyMonthsMachine,
} from '#src/features/agency/agency-earnings-machines.ts';
import { AgencyEarningsScreen } from '#src/features/agency/agency-earnings-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Agency/Earnings' };

type DrawnList = Parameters<typeof drawState<typeof agencyEarningsMachine>>[1];
type DrawnTotals = Parameters<typeof drawState<typeof agencyMonthsMachine>>[1];

const { rows } = agencyAreaExamples.getAgencyEarnings[200].some.data;
const months = agencyAreaExamples.getAgencyMonths[200].three.data;
const loaded: DrawnTotals = {
  value: 'shown',
  context: { filters: null, data: months, failure: null },
};
const lost = new Failure({ code: 'network', status: 0 });

function Drawing({ list, totals }: { list: DrawnList; totals: DrawnTotals }) {
  const [actor] = useState(() => drawState(agencyEarningsMachine, list));
  const [drawnTotals] = useState(() => drawState(agencyMonthsMachine, totals));
  const [exporter] = useState(() =>
    drawState(agencyEarningsExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <AgencyEarningsScreen
      actor={actor}
      exporter={exporter}
      totals={drawnTotals}
      filters={list.context.filters}
      months={months.rows.map(({ month }) => month)}
      onFilters={() => {}}
    />
  );
}

const base: DrawnList['context'] = {
  filters: { month: 'all' },
  rows: [],
  nextPageUrl: null,
  failure: null,
};
const story = (
  value: DrawnList['value'],
  more: Partial<DrawnList['context']> = {},
  totals: DrawnTotals = loaded,
) => ({
  render: () => <Drawing list={{ value, context: { ...base, ...more } }} totals={totals} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;

export const Loading = story(
  'loading',
  {},
  {
    value: 'loading',
    context: { filters: null, data: null, failure: null },
  },
);
export const AllMonths = story(waiting, { rows });
export const OneMonth = story(waiting, { rows, filters: { month: '2026-10' } });
export const Empty = story({ empty: 'waiting' });
export const Failed = story('failed', { failure: lost });
export const TotalsFailed = story(
  waiting,
  { rows },
  {
    value: 'failed',
    context: { filters: null, data: null, failure: lost },
  },
);
