import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { OnboardingBar } from './onboarding-bar.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

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
      {canWelcome && <WelcomeDialog actor={actor} onProfile={onProfile} />}
    </>
  );
}
