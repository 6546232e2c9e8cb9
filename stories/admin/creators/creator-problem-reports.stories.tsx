import { useState } from 'react';
import { creatorsExamples } from '#contract/examples/operations/creators.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  problemReportDetailsMachine,
  problemReportsMachine,
} from '#src/features/admin/creators/creator-panels.ts';
import { CreatorProblemReports } from '#src/features/admin/creators/creator-problem-reports.tsx';
import { ProblemReportDetails } from '#src/features/admin/creators/problem-report-details.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Creator problem reports' };

const lost = new Failure({ code: 'network', status: 0 });

type DrawnList = Parameters<typeof drawState<typeof problemReportsMachine>>[1];

function List({ drawn }: { drawn: DrawnList }) {
  const [actor] = useState(() => drawState(problemReportsMachine, drawn));
  return <CreatorProblemReports actor={actor} />;
}

const list = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => {
  const filters = { creatorUserId: 'meera' };
  const context = { filters, rows: [], nextPageUrl: null, failure: null, ...more };
  return { render: () => <List drawn={{ value, context }} /> };
};

export const Loading = list('loading');
export const Listed = list(
  { listing: { idle: 'waiting' } },
  { rows: creatorsExamples.listProblemReports[200].some.data.rows },
);
export const None = list({ empty: 'waiting' });
export const LoadFailed = list('failed', { failure: lost });

type DrawnDetails = Parameters<typeof drawState<typeof problemReportDetailsMachine>>[1];

function Details({ drawn }: { drawn: DrawnDetails }) {
  const [actor] = useState(() => drawState(problemReportDetailsMachine, drawn));
  return <ProblemReportDetails actor={actor} />;
}

const details = (value: DrawnDetails['value'], more: Partial<DrawnDetails['context']> = {}) => {
  const context = { filters: { reportId: 'r' }, data: null, failure: null, ...more };
  return { render: () => <Details drawn={{ value, context }} /> };
};

export const StepsLoading = details('loading');
export const StepsShown = details('shown', {
  data: creatorsExamples.getProblemReport[200].bank.data,
});
export const StepsFailed = details('failed', { failure: lost });
