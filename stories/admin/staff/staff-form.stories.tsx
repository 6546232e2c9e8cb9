import { useState } from 'react';
import { administrator, moderator, newApprover } from '#contract/examples/staff/members.ts';
import { Failure } from '#domain/contract/failure.ts';
import { StaffFormScreen } from '#src/features/admin/staff/staff-form-screen.tsx';
import { type StaffSubject, staffFormMachine } from '#src/features/admin/staff/staff-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Staff account form' };

type Drawn = Parameters<typeof drawState<typeof staffFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(staffFormMachine, drawn));
  return <StaffFormScreen actor={actor} />;
}

const change = {
  id: moderator.staffUserId,
  subject: { account: moderator, link: null } satisfies StaffSubject,
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});
const blank = { id: null, subject: { account: null, link: null } };

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'network', status: 0 }),
});
export const New = story({ form: 'editing' }, blank);
export const EmailTaken = story(
  { form: 'refused' },
  {
    ...blank,
    failure: new Failure({ code: 'already-taken', status: 409, fields: { email: 'taken' } }),
  },
);
export const Editing = story({ form: 'editing' });
export const You = story(
  { form: 'editing' },
  { id: administrator.staffUserId, subject: { account: administrator, link: null } },
);
export const Saving = story('saving');
export const SaveFailed = story(
  { form: 'failed' },
  { failure: new Failure({ code: 'network', status: 0 }) },
);
export const PermissionRemoved = story(
  { form: 'failed' },
  { failure: new Failure({ code: 'forbidden', status: 403 }) },
);
export const Conflict = story('conflict');
export const Added = story('saved', {
  id: null,
  subject: {
    account: newApprover,
    link: {
      url: 'https://creator.example/reset-password#token=Zm9yLW9uZS1zaWduLWluLWFuZC1uby1tb3JlLXRoYW4',
      expiresAt: '2026-11-21T10:30:00.000Z',
    },
  },
});
