import { Suspense, useCallback } from 'react';
import type { CurrentUser } from '#machines/flow/app.ts';
import type { AppActor } from './app-context.ts';
import { OnboardingSlot } from './routes.tsx';

/** The onboarding bar and the welcome of creators, above every page of the main area. */
export function OnboardingPlace({ actor, user }: { actor: AppActor; user: CurrentUser }) {
  const closeWelcome = useCallback(() => actor.send({ type: 'welcome.seen' }), [actor]);
  if (user.permissions.includes('INTERNAL') || user.creatorState === null) return null;
  return (
    <Suspense fallback={null}>
      <OnboardingSlot currentUser={user} onWelcomeSeen={closeWelcome} />
    </Suspense>
  );
}
