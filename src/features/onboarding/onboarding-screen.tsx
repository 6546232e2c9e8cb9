import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import { OnboardingBar } from './onboarding-bar.tsx';
import { WelcomeDialog } from './welcome-dialog.tsx';

type OnboardingScreenProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  /** Goes to the profile form. */
  onProfile?: () => void;
};

/** Shown above every page of the main area until onboarding is complete. */
export function OnboardingScreen({ actor, onProfile = () => {} }: OnboardingScreenProps) {
  return (
    <>
      <OnboardingBar actor={actor} />
      <WelcomeDialog actor={actor} onProfile={onProfile} />
    </>
  );
}
