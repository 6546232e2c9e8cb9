import { useState } from 'react';
import type { ContextFrom } from 'xstate';
import { agencyOverview, openInvitation } from '#contract/examples/agency-area.ts';
import { agencyAreaExamples } from '#contract/examples/operations/agency-area.ts';
import { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { invitationsMachine } from '#machines/flow/agency/agency-invitations.ts';
import { InvitationsScreen } from '#src/features/agency/invitations-screen.tsx';
import { overviewMachine } from '#src/features/agency/own-creator-machines.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Agency/Invitations' };

type Context = ContextFrom<typeof invitationsMachine>;
type Value = Parameters<typeof screenStory<typeof invitationsMachine>>[2]['value'];
type Actor = Parameters<typeof InvitationsScreen>[0]['actor'];

const { rows } = agencyAreaExamples.getAgencyInvitations[200].several.data;
const { created } = agencyAreaExamples.createAgencyInvitation[200];

function Screen({ actor }: { actor: Actor }) {
  const [overview] = useState(() =>
    drawState(overviewMachine, {
      value: 'shown',
      context: { filters: null, data: agencyOverview(), failure: null },
    }),
  );
  return <InvitationsScreen actor={actor} overview={overview} />;
}

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
const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(Screen, invitationsMachine, { value, context: { ...base, ...more } });

const create = { kind: 'create' } as const;
const revoke = { kind: 'revoke', invitation: openInvitation() } as const;
const lost = new Failure({ code: 'network' });

export const Loading = story('loading', { rows: [] });
export const LoadFailed = story('loadFailed', { rows: [], failure: lost });
export const Forbidden = story('loadFailed', {
  rows: [],
  failure: new Failure({ code: 'forbidden', status: 403 }),
});
export const Listed = story('listed');
export const Empty = story('listed', { rows: [] });
export const Full = story('listed', {
  rows: Array.from({ length: limits.openInvitationsMax }, (_, place) =>
    openInvitation({ invitationId: `open-${place}` }),
  ),
});
export const Creating = story('confirming', { action: create });
export const Revoking = story('confirming', { action: revoke });
export const Acting = story('acting', { action: create, values: { recipientName: 'प्रिया' } });
export const ActionFailed = story('actionFailed', { action: create, failure: lost });
export const TooMany = story('actionFailed', {
  action: create,
  failure: new Failure({ code: 'rate-limited', status: 429, retryAfter: 3600 }),
});
export const SignInNeeded = story('signInNeeded', { action: create });
export const Created = story('showingResult', {
  action: create,
  result: { created: created.data },
});
export const Reloading = story('reloading');
export const Done = story('done');
