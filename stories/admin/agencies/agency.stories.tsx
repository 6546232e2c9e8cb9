import { useState } from 'react';
import { agency, marathiAgency } from '#contract/examples/agencies.ts';
import { Failure } from '#domain/contract/failure.ts';
import {
  type Agency,
  type AgencyAction,
  agencyMachine,
} from '#src/features/admin/agencies/agency-machines.ts';
import { AgencyScreen } from '#src/features/admin/agencies/agency-screen.tsx';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Agency' };

type Drawn = Parameters<typeof drawState<typeof agencyMachine>>[1];

const blocked = agency({
  accountStatus: 'blocked',
  block: {
    reason: 'copied-content',
    note: 'दूसरी वेबसाइटों की ख़बरें',
    decidedAt: '2026-11-18T10:25:00.000Z',
  },
});

const History = ({ record }: { record: Agency }) => (
  <DrawnHistory subject={{ kind: 'agency', id: record.agencyUserId }} />
);

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(agencyMachine, drawn));
  return <AgencyScreen actor={actor} history={(record) => <History record={record} />} />;
}

const base = {
  recordId: marathiAgency.agencyUserId,
  rows: [marathiAgency],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});
const action = (kind: AgencyAction['kind']) => ({ action: { kind, agency: marathiAgency } });

export const Loading = story('loading', { rows: [] });
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Active = story('listed');
export const Blocked = story('listed', { rows: [blocked] });
export const ConfirmingBlock = story('confirming', action('block'));
export const ConfirmingUnblock = story('confirming', {
  rows: [blocked],
  action: { kind: 'unblock', agency: blocked },
});
export const ConfirmingLink = story('confirming', action('sign-in-link'));
export const Blocking = story('acting', action('block'));
export const BlockFailed = story('actionFailed', {
  ...action('block'),
  failure: new Failure({ code: 'network', status: 0 }),
});
export const ShowingLink = story('showingResult', {
  ...action('sign-in-link'),
  result: {
    link: {
      url: 'https://creator.example/token-login#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
      expiresAt: '2026-11-21T10:30:00.000Z',
    },
  },
});
export const Done = story('done', { rows: [blocked], ...action('block') });
