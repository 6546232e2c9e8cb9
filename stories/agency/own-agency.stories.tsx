import { useState } from 'react';
import type { ContextFrom } from 'xstate';
import { ownAgency } from '#contract/examples/agency-area.ts';
import { Failure } from '#domain/contract/failure.ts';
import { OwnAgencyCard } from '#src/features/agency/own-agency-card.tsx';
import { ownAgencyMachine } from '#src/features/agency/own-agency-machine.ts';
import { drawState } from '#stories/support/actor-in-state.ts';

export default { title: 'Agency/Own agency' };

type Context = ContextFrom<typeof ownAgencyMachine>;
type Drawn = Parameters<typeof drawState<typeof ownAgencyMachine>>[1];
type Value = Drawn['value'];

function Drawing({ drawn }: { drawn: Drawn }) {
  const [actor] = useState(() => drawState(ownAgencyMachine, drawn));
  return <OwnAgencyCard actor={actor} />;
}

const base = {
  recordId: null,
  rows: [ownAgency],
  isListCurrent: true,
  action: null,
  values: null,
  key: '',
  result: null,
  failure: null,
};
const story = (value: Value, more: Partial<Context> = {}) => ({
  render: () => <Drawing drawn={{ value, context: { ...base, ...more } }} />,
});

const leave = { kind: 'leave', agency: ownAgency } as const;
const lost = new Failure({ code: 'network' });

export const Loading = story('loading', { rows: [] });
export const LoadFailed = story('loadFailed', { rows: [], failure: lost });
export const Managed = story('listed');
export const AssignedByStaff = story('listed', {
  rows: [{ ...ownAgency, contactName: null, joinedAt: null }],
});
export const WithoutAgency = story('listed', { rows: [] });
export const Confirming = story('confirming', { action: leave });
export const Leaving = story('acting', { action: leave });
export const LeavingFailed = story('actionFailed', { action: leave, failure: lost });
export const SignInNeeded = story('signInNeeded', { action: leave });
export const Reloading = story('reloading');
export const Left = story('done', { rows: [] });
