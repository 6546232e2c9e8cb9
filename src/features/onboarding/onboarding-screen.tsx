import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { LazyDialog } from '#src/ui/overlay/lazy-dialog.tsx';
import { OnboardingBar } from './onboarding-bar.tsx';
import type { WelcomeDialogProps } from './welcome-dialog.tsx';

const WelcomeDialog = lazyWithPreload<WelcomeDialogProps>(() => import('./welcome-dialog.tsx'));

type OnboardingScreenProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  /** Whether the page is one that a dialog may cover: not a form, nor what somebody came for. */
  canWelcome?: boolean;
  /** Goes to the profile form. */
  onProfile?: () => void;
};

/** Shown above every page of the main area until onboarding is complete. */
export function OnboardingScreen(props: OnboardingScreenProps) {
  const { actor, canWelcome = true, onProfile = () => {} } = props;
  return (
    <>
      <OnboardingBar actor={actor} />
      {canWelcome && <Welcome actor={actor} onProfile={onProfile} />}
    </>
  );
}

/** Most people have seen it. */
function Welcome({ actor, onProfile }: WelcomeDialogProps) {
  const isOpen = useSelector(actor, (current) => current.matches({ welcome: 'open' }));
  return (
    <LazyDialog
      open={isOpen}
      title={<FormattedMessage id="onboarding.welcome.title" defaultMessage="Welcome" />}
      onClose={() => actor.send({ type: 'welcome.postponed' })}
    >
      <WelcomeDialog actor={actor} onProfile={onProfile} />
    </LazyDialog>
  );
}
