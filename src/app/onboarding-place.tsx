import { useCallback } from 'react';
import type { CurrentUser } from '#machines/flow/app.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { Page } from '#src/ui/layout.tsx';
import { PartUnavailable } from '#src/ui/part-unavailable.tsx';
import type { AppActor } from './app-context.ts';
import { OnboardingSlot } from './routes.tsx';

/** The onboarding bar and the welcome of creators, above every page of the main area. */
export function OnboardingPlace({ actor, user }: { actor: AppActor; user: CurrentUser }) {
  const closeWelcome = useCallback(() => actor.send({ type: 'welcome.seen' }), [actor]);
  if (user.permissions.includes('INTERNAL') || user.creatorState === null) return null;
  return (
    <LaterPlace
      fallback={null}
      missing={(wayOn) => (
        <Page paddingBlockStart="4">
          <PartUnavailable {...wayOn} />
        </Page>
      )}
    >
      <OnboardingSlot currentUser={user} onWelcomeSeen={closeWelcome} />
    </LaterPlace>
  );
}
