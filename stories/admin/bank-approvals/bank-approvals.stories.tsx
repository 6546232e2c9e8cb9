import { useState } from 'react';
import { moneyBankDetailsExamples } from '#contract/examples/operations/money/bank-details.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type BankApprovalFilters,
  bankApprovalExportMachine,
  bankApprovalListMachine,
} from '#src/features/admin/bank-approvals/bank-approval-machines.ts';
import { BankApprovalsScreen } from '#src/features/admin/bank-approvals/bank-approvals-screen.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Bank approvals' };

type Drawn = Parameters<typeof drawState<typeof bankApprovalListMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(bankApprovalListMachine, drawn));
  const [exporter] = useState(() =>
    drawState(bankApprovalExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <BankApprovalsScreen
      actor={actor}
      exporter={exporter}
      filters={drawn.context.filters}
      onFilters={() => {}}
    />
  );
}

const { rows } = moneyBankDetailsExamples.getBankDetailsByFilter[200].pending.data;
const pending: BankApprovalFilters = { status: 'pending', search: '' };
const base = { filters: pending, rows: [], nextPageUrl: null, failure: null };
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;

export const Loading = story('loading');
export const Pending = story(waiting, { rows });
export const MoreRows = story(waiting, { rows, nextPageUrl: '/next' });
export const Rejected = story(waiting, { rows, filters: { status: 'rejected', search: '' } });
export const Counted = story(waiting, { rows, nextPageUrl: '/next', total: 312 });
export const Searched = story(waiting, { rows, filters: { ...pending, search: 'meera' } });
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { ...pending, search: 'nobody' } },
);
export const Empty = story({ empty: 'waiting' });
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
