import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding/onboarding.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { hasProviderAnswer } from '#src/device/provider-visit-store.ts';
import { LazyBoundary } from '#src/ui/feedback/lazy-boundary.tsx';
import { lazyWithPreload } from '#src/ui/feedback/lazy-with-preload.tsx';
import { LazyDialogBoundary } from '#src/ui/overlay/lazy-dialog-boundary.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const LinkDialog = lazyWithPreload(async () => ({
  default: (await import('#src/features/accounts/index.ts')).LinkDialogContainer,
}));

/** The page below the dialog; other pages are forms, and the profile has its own place for it. */
const dashboard = '/app/post/list';

type OnboardingSlotProps = { currentUser: CurrentUser; onWelcomeSeen: () => void };

/** Drawn by the shell above every page of the main area of creators. */
export default function OnboardingSlot({ onWelcomeSeen }: OnboardingSlotProps) {
  const navigate = useNavigate();
  const actor = useOnboarding();
  const isDashboard = useLocation().pathname === dashboard;
  useEffect(() => {
    const subscription = actor.on('welcome.closed', onWelcomeSeen);
    return () => subscription.unsubscribe();
  }, [actor, onWelcomeSeen]);
  return (
    <>
      <OnboardingScreen
        actor={actor}
        canWelcome={isDashboard}
        onProfile={() => navigate('/app/profile')}
      />
      <LinkLoginsOffer actor={actor} isDashboard={isDashboard} />
    </>
  );
}

type LinkLoginsOfferProps = {
  actor: ActorRefFrom<typeof onboardingMachine>;
  isDashboard: boolean;
};

function LinkLoginsOffer({ actor, isDashboard }: LinkLoginsOfferProps) {
  const isOffered = useSelector(actor, (current) => current.matches({ welcome: 'linkOffered' }));
  const close = useCallback(() => actor.send({ type: 'link.closed' }), [actor]);
  useEffect(() => {
    if (isDashboard && hasProviderAnswer()) actor.send({ type: 'link.resumed' });
  }, [actor, isDashboard]);
  if (!isOffered || !isDashboard) return null;
  return (
    <LinkDialogBoundary onClosed={close}>
      <LinkDialog onClosed={close} />
    </LinkDialogBoundary>
  );
}

/**
 * A prompt that fails to load returns at the next visit. Returning from Google or Facebook waits
 * for it.
 */
function LinkDialogBoundary({ onClosed, children }: { onClosed: () => void; children: ReactNode }) {
  const [isAnswerPending] = useState(hasProviderAnswer);
  if (isAnswerPending)
    return <LazyDialogBoundary onClose={onClosed}>{children}</LazyDialogBoundary>;
  return (
    <LazyBoundary fallback={null} renderError={() => null}>
      {children}
    </LazyBoundary>
  );
}
