import { useSelector } from '@xstate/react';
import { page } from 'vitest/browser';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding.ts';
import { OnboardingScreen } from '#src/onboarding/onboarding-screen.tsx';
import { PendingScreen } from '#src/onboarding/pending-screen.tsx';
import { RejectedScreen } from '#src/onboarding/rejected-screen.tsx';
import samples from '../unit/machines/events/onboarding.ts';
import { heading, outside, press } from './gestures.ts';
import { walkChart } from './walk-chart.tsx';

/** The page that the step asks for, and over it what lies over every page. */
function Screen({ actor }: { actor: ActorRefFrom<typeof onboardingMachine> }) {
  const isPending = useSelector(actor, ({ value }) => typeof value.step === 'object');
  const isRejected = useSelector(actor, (current) => current.matches({ step: 'rejected' }));
  const isWelcomed = useSelector(actor, (current) => current.matches({ welcome: 'open' }));
  if (isWelcomed || (!isPending && !isRejected)) return <OnboardingScreen actor={actor} />;
  return isPending ? <PendingScreen actor={actor} /> : <RejectedScreen actor={actor} />;
}

const welcome = () => page.getByRole('dialog', { name: 'Good that you are here' });
/** The bar is behind the welcome as long as that is open. */
const behindWelcome = (name: string) => (snapshot: { matches: (value: object) => boolean }) =>
  snapshot.matches({ welcome: 'open' })
    ? welcome()
    : page
        .getByRole('region', { name: 'Your way to the first post' })
        .getByRole('group')
        .getByText(name)
        .first();
const pending = behindWelcome('Profile approval pending');

walkChart({
  samples,
  Screen,
  gestures: {
    // The portal tells: the person has become another, the network or the session is back, a provider has answered.
    'person.changed': outside,
    'network.online': outside,
    'session.restored': outside,
    'link.resumed': outside,
    // The chart link-accounts has ended.
    'link.closed': outside,
    'welcome.closed': press("Let's create a profile"),
    'welcome.postponed': press("I'll do this later"),
    'retry.requested': press('Since when?'),
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
