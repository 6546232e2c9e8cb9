import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { OnboardingBar } from './onboarding-bar.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

type OnboardingScreenProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  /** Goes to the profile form. */
  onProfile?: () => void;
};

/** What lies above every page of the main area as long as onboarding is not done. */
export function OnboardingScreen({ actor, onProfile = () => {} }: OnboardingScreenProps) {
  return (
    <>
      <OnboardingBar actor={actor} />
      <WelcomeDialog actor={actor} onProfile={onProfile} />
    </>
  );
}
