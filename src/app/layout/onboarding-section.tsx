import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { agencyInvitationRoute } from '#domain/navigation/routes.ts';
import { isStaffMember } from '#domain/permissions/permissions.ts';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { AppActor } from '#src/api/session-context.ts';
import { ChunkLoadErrorNotice } from '#src/ui/feedback/chunk-load-error-notice.tsx';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { Page } from '#src/ui/layout/layout.tsx';
import { OnboardingSlot } from '../routes/page-routes.tsx';

/**
 * The onboarding bar and the welcome of creators, above every page of the main area. An invitation
 * is answered first.
 */
export function OnboardingSection({ actor, user }: { actor: AppActor; user: CurrentUser }) {
  const closeWelcome = useCallback(() => actor.send({ type: 'welcome.seen' }), [actor]);
  const isInvitation = useLocation().pathname === agencyInvitationRoute;
  const isCreator = !isStaffMember(user.permissions) && user.creatorState !== null;
  if (isInvitation || !isCreator) return null;
  return (
    <LazyBoundary
      fallback={null}
      renderError={(wayOn) => (
        <Page paddingBlockStart="4">
          <ChunkLoadErrorNotice {...wayOn} />
        </Page>
      )}
    >
      <OnboardingSlot currentUser={user} onWelcomeSeen={closeWelcome} />
    </LazyBoundary>
  );
}
