import { page } from 'vitest/browser';
import { AnswerInvitationScreen } from '#src/features/agency/answer-invitation-screen.tsx';
import samples from '#test/unit/machines/events/flow/agency/answer-invitation.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press, text } from '../harness/gestures.ts';

type Props = Pick<Parameters<typeof AnswerInvitationScreen>[0], 'actor'>;

const Screen = ({ actor }: Props) => <AnswerInvitationScreen actor={actor} onLeave={() => {}} />;
const title = heading('Invitation from an agency');
const accept = () => page.getByRole('button', { name: /^Accept/ });

walkChart({
  samples,
  Screen,
  gestures: {
    'answer.chosen': ({ answer }) => (answer === 'accept' ? accept().click() : press('Decline')()),
    'retry.requested': press('Try again'),
    // From the shell: the network or the session is back.
    'network.online': outside,
    'session.restored': outside,
  },
  shows: {
    'answer-invitation.missing': text(/^This link is incomplete/),
    'answer-invitation.signedOut': text(/^An agency wants to manage your account/),
    'answer-invitation.loading': title,
    'answer-invitation.loadFailed': text('Something went wrong !!'),
    'answer-invitation.signInNeeded': title,
    'answer-invitation.unusable': text(/^This invitation was used or revoked/),
    'answer-invitation.refused': text(/another agency already manages your account/),
    'answer-invitation.offered': accept,
    'answer-invitation.answering': accept,
    'answer-invitation.answerWaits': accept,
    'answer-invitation.answerFailed': text('Something went wrong !!'),
    'answer-invitation.accepted': text(/manages your account now/),
    'answer-invitation.declined': text(/^You declined the invitation/),
  },
});
