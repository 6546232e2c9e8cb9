import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

type OnboardingSlotProps = { currentUser: CurrentUser; onWelcomeSeen: () => void };

/** Drawn by the shell above every page of the main area of creators. */
export default function OnboardingSlot({ onWelcomeSeen }: OnboardingSlotProps) {
  const navigate = useNavigate();
  const actor = useOnboarding();
  useEffect(() => {
    const subscription = actor.on('welcome.closed', onWelcomeSeen);
    return () => subscription.unsubscribe();
  }, [actor, onWelcomeSeen]);
  return <OnboardingScreen actor={actor} onProfile={() => navigate('/app/profile')} />;
}
