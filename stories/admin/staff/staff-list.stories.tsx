import { useState } from 'react';
import {
  administrator,
  deactivatedModerator,
  newApprover,
  staffAccount,
} from '#contract/examples/staff/members.ts';
import { Failure } from '#domain/contract/failure.ts';
import { StaffListScreen } from '#src/features/admin/staff/staff-list-screen.tsx';
import {
  type StaffFilters,
  staffExportMachine,
  staffListMachine,
} from '#src/features/admin/staff/staff-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Staff accounts' };

type DrawnList = Parameters<typeof drawState<typeof staffListMachine>>[1];

const rows = [administrator, newApprover, deactivatedModerator];
const filters: StaffFilters = { search: '', status: 'all', permission: 'all' };

function Drawing({ list }: { list: DrawnList }) {
  const [actor] = useState(() => drawState(staffListMachine, list));
  const [exporter] = useState(() =>
    drawState(staffExportMachine, {
      value: 'idle',
      context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    }),
  );
  return (
    <StaffListScreen
      actor={actor}
      exporter={exporter}
      filters={list.context.filters}
      onFilters={() => {}}
    />
  );
}

const base = { filters, rows: [], nextPageUrl: null, failure: null };
const story = (value: DrawnList['value'], more: Partial<DrawnList['context']> = {}) => ({
  render: () => <Drawing list={{ value, context: { ...base, ...more } }} />,
});
const waiting = { listing: { idle: 'waiting' } } as const;

export const Loading = story('loading');
export const Listed = story(waiting, { rows });
export const Many = story(waiting, {
  rows: Array.from({ length: 120 }, (_, place) =>
    staffAccount({ staffUserId: `many-${place}`, name: `सदस्य ${place + 1}`, isYou: false }),
  ),
  nextPageUrl: '/next',
});
export const NothingFound = story(
  { empty: 'waiting' },
  { filters: { search: 'कोई नहीं', status: 'blocked', permission: 'MANAGE_STAFF' } },
);
export const Failed = story('failed', { failure: new Failure({ code: 'network', status: 0 }) });
export const Forbidden = story('failed', {
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
