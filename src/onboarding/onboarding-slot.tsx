import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import type { onboardingMachine } from '#machines/flow/onboarding.ts';
import type { CurrentUser } from '#src/api/operation-types.ts';
import { isProviderAnswerHere } from '#src/login/index.ts';
import { LaterPlace } from '#src/ui/later-place.tsx';
import { LaterWindow } from '#src/ui/later-window.tsx';
import { loadedEarly } from '#src/ui/loaded-early.tsx';
import { OnboardingScreen } from './onboarding-screen.tsx';
import { useOnboarding } from './use-onboarding.ts';

const LinkDialog = loadedEarly(async () => ({
  default: (await import('#src/accounts/index.ts')).LinkDialogPlace,
}));

/** The page over which the dialog comes; others are forms, and the profile has a place of its own for it. */
const dashboard = '/app/post/list';

type OnboardingSlotProps = { currentUser: CurrentUser; onWelcomeSeen: () => void };

/** Drawn by the shell above every page of the main area of creators. */
export default function OnboardingSlot({ onWelcomeSeen }: OnboardingSlotProps) {
  const navigate = useNavigate();
  const actor = useOnboarding();
  useEffect(() => {
    const subscription = actor.on('welcome.closed', onWelcomeSeen);
    return () => subscription.unsubscribe();
  }, [actor, onWelcomeSeen]);
  return (
    <>
      <OnboardingScreen actor={actor} onProfile={() => navigate('/app/profile')} />
      <Linking actor={actor} />
    </>
  );
}

function Linking({ actor }: { actor: ActorRefFrom<typeof onboardingMachine> }) {
  const isOffered = useSelector(actor, (current) => current.matches({ welcome: 'linkOffered' }));
  const isDashboard = useLocation().pathname === dashboard;
  const close = useCallback(() => actor.send({ type: 'link.closed' }), [actor]);
  useEffect(() => {
    if (isDashboard && isProviderAnswerHere()) actor.send({ type: 'link.resumed' });
  }, [actor, isDashboard]);
  if (!isOffered || !isDashboard) return null;
  return (
    <LinkingPlace onClosed={close}>
      <LinkDialog onClosed={close} />
    </LinkingPlace>
  );
}

/** Nobody misses an offer, and the next visit makes it again; who comes back from Google or Facebook waits for the answer. */
function LinkingPlace({ onClosed, children }: { onClosed: () => void; children: ReactNode }) {
  const [isAwaited] = useState(isProviderAnswerHere);
  if (isAwaited) return <LaterWindow onClose={onClosed}>{children}</LaterWindow>;
  return (
    <LaterPlace fallback={null} missing={() => null}>
      {children}
    </LaterPlace>
  );
}
