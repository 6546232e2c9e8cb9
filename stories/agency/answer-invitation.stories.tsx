import { Failure } from '#domain/contract/failure.ts';
import {
  answerInvitationMachine,
  type ViewedInvitation,
} from '#machines/flow/agency/answer-invitation.ts';
import { AnswerInvitationScreen } from '#src/features/agency/answer-invitation-screen.tsx';
import type { drawnStateNames } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Agency/Answer an invitation' };

const invitation: ViewedInvitation = {
  agencyName: 'मराठी माध्यम समूह',
  expiresAt: '2026-11-29T06:00:00.000Z',
  obstacle: null,
};
const token = 'q8Zt1mV0c3Xw5Yk7Rb9Nf2Ld4Hs6Pg8Ju0Ae3Io5Uy7';
type Drawn = Parameters<typeof drawnStateNames<typeof answerInvitationMachine>>[1];
type Actor = Parameters<typeof AnswerInvitationScreen>[0]['actor'];

const Screen = ({ actor }: { actor: Actor }) => (
  <AnswerInvitationScreen actor={actor} onLeave={() => {}} />
);
const story = (value: Drawn['value'], context: Partial<Drawn['context']> = {}) =>
  screenStory(Screen, answerInvitationMachine, {
    value,
    context: {
      token,
      isSignedIn: true,
      invitation,
      answer: 'accept',
      key: '',
      failure: null,
      ...context,
    },
  });
const lost = new Failure({ code: 'network' });
const refused = (obstacle: ViewedInvitation['obstacle']) =>
  story('refused', { invitation: { ...invitation, obstacle } });

export const Missing = story('missing', { token: null, invitation: null });
export const SignedOut = story('signedOut', { isSignedIn: false, invitation: null });
export const Loading = story('loading', { invitation: null });
export const LoadFailed = story('loadFailed', { invitation: null, failure: lost });
export const SignInNeeded = story('signInNeeded', { invitation: null });
export const Offered = story('offered');
export const Answering = story('answering');
export const Declining = story('answering', { answer: 'decline' });
export const AnswerWaits = story('answerWaits');
export const AnswerFailed = story('answerFailed', { failure: lost });
export const Accepted = story('accepted');
export const Declined = story('declined', { answer: 'decline' });
export const Unusable = story('unusable', { invitation: null });
export const ForStaff = refused('staff');
export const ForAgencies = refused('agency');
export const AlreadyManaged = refused('managed-by-this-agency');
export const ManagedByAnother = refused('managed-by-another-agency');
