import { useSelector } from '@xstate/react';
import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { OnboardingScreen } from '#src/features/onboarding/onboarding-screen.tsx';
import { PendingScreen } from '#src/features/onboarding/pending-screen.tsx';
import { ProfileRejectedScreen } from '#src/features/onboarding/profile-rejected-screen.tsx';
import samples from '#test/unit/machines/events/flow/onboarding/onboarding.ts';
import { walkChart } from '../harness/chart-walk.tsx';
import { heading, outside, press } from '../harness/gestures.ts';

/** The page of the step, with whatever covers every page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof onboardingMachine> }) {
  const isPending = useSelector(actor, ({ value }) => typeof value.step === 'object');
  const isRejected = useSelector(actor, (current) => current.matches({ step: 'rejected' }));
  const isWelcomed = useSelector(actor, (current) => current.matches({ welcome: 'open' }));
  if (isWelcomed || (!isPending && !isRejected)) return <OnboardingScreen actor={actor} />;
  return isPending ? <PendingScreen actor={actor} /> : <ProfileRejectedScreen actor={actor} />;
}

const welcome = () => page.getByRole('dialog', { name: 'Welcome' });
/** The bar is behind the welcome as long as that is open. */
const behindWelcome = (name: string) => (snapshot: { matches: (value: object) => boolean }) =>
  snapshot.matches({ welcome: 'open' })
    ? welcome()
    : page
        .getByRole('region', { name: 'Steps to your first post' })
        .getByRole('group')
        .getByText(name)
        .first();
const pending = behindWelcome('Profile approval pending');

// spec 2.13, 4.4, 4.6, 4.7, 4.8, 4.9, 4.10
walkChart({
  samples,
  Screen,
  gestures: {
    // From the portal: the person has become another, the network or the session is back, a
    // provider has answered.
    'user.changed': outside,
    'network.online': outside,
    'session.restored': outside,
    'link.resumed': outside,
    // The chart link-accounts has ended.
    'link.closed': outside,
    'welcome.closed': press("Let's create a profile"),
    'welcome.postponed': press("I'll do this later"),
    'retry.requested': press('When was it sent?'),
  },
  shows: {
    'onboarding.welcome.open': welcome,
    'onboarding.step.profileNeeded': behindWelcome('Create profile pending'),
    'onboarding.step.approvalPending.asking': pending,
    'onboarding.step.approvalPending.waiting': pending,
    'onboarding.step.approvalPending.sinceUnknown': pending,
    'onboarding.step.rejected': heading('Profile Rejected'),
    'onboarding.step.bankDetailsNeeded': behindWelcome('Add bank details'),
    'onboarding.step.bankDetailsPending': behindWelcome('Add bank details pending'),
  },
});
