import { useState } from 'react';
import type { ContextFrom } from 'xstate';
import { problemReportSummary } from '#contract/examples/problem-reports.ts';
import { Failure } from '#domain/contract/failure.ts';
import { OwnReportsCard } from '#src/features/own-data/problem-reports/own-reports-card.tsx';
import { ownReportsMachine } from '#src/features/own-data/problem-reports/own-reports-machine.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Accounts/Own problem reports' };

type Context = ContextFrom<typeof ownReportsMachine>;
type Drawn = Parameters<typeof drawState<typeof ownReportsMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(ownReportsMachine, drawn));
  return <OwnReportsCard actor={actor} />;
}

const report = problemReportSummary();
const rows = [report, problemReportSummary({ reportId: 'without-text', whatHappened: '' })];
const base = {
  recordId: null,
  rows,
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Context> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

const withdraw = { kind: 'withdraw', report } as const;
const lost = new Failure({ code: 'network' });

export const Loading = story('loading', { rows: [] });
export const LoadFailed = story('loadFailed', { rows: [], failure: lost });
export const Listed = story('listed');
export const None = story('listed', { rows: [] });
export const Confirming = story('confirming', { action: withdraw });
export const Withdrawing = story('acting', { action: withdraw });
export const WithdrawingFailed = story('actionFailed', { action: withdraw, failure: lost });
export const SignInNeeded = story('signInNeeded', { action: withdraw });
export const Reloading = story('reloading');
export const Withdrawn = story('done', { rows: [] });
