import { useState } from 'react';
import { marathiAgency } from '#contract/examples/agencies.ts';
import { Failure } from '#domain/contract/failure.ts';
import { AgencyFormScreen } from '#src/features/admin/agencies/agency-form-screen.tsx';
import { agencyFormMachine } from '#src/features/admin/agencies/agency-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Admin/Agency form' };

type Drawn = Parameters<typeof drawState<typeof agencyFormMachine>>[1];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(agencyFormMachine, drawn));
  return <AgencyFormScreen actor={actor} />;
}

const change = {
  id: marathiAgency.agencyUserId,
  subject: { agency: marathiAgency },
  request: null,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<Drawn['context']> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...change, ...more } }} />,
});

export const Loading = story('loading', { subject: null });
export const LoadFailed = story('loadFailed', {
  subject: null,
  failure: new Failure({ code: 'network', status: 0 }),
});
export const New = story({ form: 'editing' }, { id: null, subject: { agency: null } });
export const Editing = story({ form: 'editing' });
export const EmailTaken = story(
  { form: 'refused' },
  {
    failure: new Failure({ code: 'already-taken', status: 409, fields: { email: 'taken' } }),
  },
);
export const Saving = story('saving');
export const SaveFailed = story(
  { form: 'failed' },
  {
    failure: new Failure({ code: 'network', status: 0 }),
  },
);
export const Conflict = story('conflict');
