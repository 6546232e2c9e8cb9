import { useState } from 'react';
import { Failure } from '#domain/contract/failure.ts';
import { staffMemberMachine } from '#machines/flow/admin/staff-member.ts';
import { StaffMemberScreen } from '#src/features/admin/staff/staff-member-screen.tsx';
import { DrawnHistory } from '#stories/admin/audit/drawn-history.tsx';
import { drawnStateNames, drawState } from '#stories/support/actor-in-state.ts';
import {
  administrator,
  colleague,
  formerColleague,
  newcomer,
} from '#test/factories/staff-security.ts';

export default { title: 'Admin/Staff account' };

type Drawn = Parameters<typeof drawState<typeof staffMemberMachine>>[1];

const History = ({ id }: { id: string }) => <DrawnHistory subject={{ kind: 'staff', id }} />;

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(staffMemberMachine, drawn));
  return (
    <StaffMemberScreen
      actor={actor}
      history={({ account }) => <History id={account.staffUserId} />}
    />
  );
}

const { account, access } = colleague;
const [session] = access.sessions;
if (!session) throw new Error('The colleague has no session.');
const reset = { kind: 'reset-factor', account } as const;
const deactivation = { kind: 'deactivate', account } as const;

const base = {
  recordId: account.staffUserId,
  rows: [colleague],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};

function story(value: Drawn['value'], more: Partial<Drawn['context']> = {}) {
  const drawn = { value, context: { ...base, ...more } };
  const [state] = drawnStateNames(staffMemberMachine, drawn);
  return { render: () => <Drawing drawn={drawn} />, parameters: { state } };
}

export const Loading = story('loading', { rows: [] });
export const LoadFailed = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'network' }),
});
export const NotFound = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'not-found', status: 404 }),
});
export const Listed = story('listed');
export const You = story('listed', { rows: [administrator] });
export const NoPasswordYet = story('listed', { rows: [newcomer] });
export const Deactivated = story('listed', { rows: [formerColleague] });
export const ConfirmingSession = story('confirming', {
  action: { kind: 'end-session', account, session },
});
export const ConfirmingSessions = story('confirming', {
  action: { kind: 'end-sessions', account },
});
export const ConfirmingLink = story('confirming', { action: { kind: 'reset-link', account } });
export const ConfirmingReset = story('confirming', { action: reset });
export const ConfirmingDeactivation = story('confirming', { action: deactivation });
export const ConfirmingReactivation = story('confirming', {
  rows: [formerColleague],
  action: { kind: 'reactivate', account: formerColleague.account },
});
export const Acting = story('acting', { action: reset, values: { reason: 'Lost phone' } });
export const ActionFailed = story('actionFailed', {
  action: reset,
  values: { reason: 'Lost phone' },
  failure: new Failure({ code: 'network' }),
});
export const AlreadyDeactivated = story('actionFailed', {
  action: deactivation,
  values: { reason: 'Left the company.' },
  failure: new Failure({ code: 'transition-not-allowed', status: 409 }),
});
export const PermissionRemoved = story('actionFailed', {
  action: deactivation,
  values: { reason: 'Left the company.' },
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
export const ShowingLink = story('showingResult', {
  action: { kind: 'reset-link', account },
  result: {
    link: {
      url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
      expiresAt: '2026-11-21T10:30:00.000Z',
    },
  },
});
export const SignInNeeded = story('signInNeeded', { action: reset });
export const Reloading = story('reloading', { action: reset });
export const Done = story('done', { rows: [formerColleague], action: deactivation });
