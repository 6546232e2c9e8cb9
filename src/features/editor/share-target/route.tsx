import { useContext, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { screenArea } from '#domain/navigation/onboarding-steps.ts';
import { shareProblems } from '#domain/post/share-target.ts';
import type { CurrentUser } from '#machines/flow/app/app.ts';
import type { ShareAccess, ShareTargetInput } from '#machines/flow/editor/share-target.ts';
import { SessionContext, useGlobalEvents } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { liveShareTargetMachine } from './live-share-target-machine.ts';
import { ShareTargetScreen } from './share-target-screen.tsx';

/** /share?id=: what another app has shared, for people who are signed in or not. */
export default function ShareTargetRoute() {
  const [search] = useSearchParams();
  const user = useContext(SessionContext)?.currentUser ?? null;
  const shareId = search.get('id');
  const problem = search.get('problem');
  // The server answers a large form with this page.
  const problemWithoutId = shareId === null ? 'not-received' : null;
  const input: ShareTargetInput = {
    shareId: shareId ?? '',
    problem: shareProblems.find((known) => known === problem) ?? problemWithoutId,
    access: shareAccess(user),
    userId: user?.userId ?? null,
  };
  return <ShareTarget key={Object.values(input).join(' ')} {...input} />;
}

function shareAccess(user: CurrentUser | null): ShareAccess {
  if (!user?.userId) return 'signedOut';
  if (screenArea(user.nextScreen) !== 'main') return 'profileNeeded';
  return user.permissions.includes('CREATE_POST') ? 'allowed' : 'notAllowed';
}

function ShareTarget(input: ShareTargetInput) {
  const navigate = useNavigate();
  const actor = useActorRef(liveShareTargetMachine, { input });
  useGlobalEvents(actor);
  useEffect(() => {
    // Going back leads to the page before: what was shared is a draft, or gone.
    const leave = (path: string) => void navigate(path, { replace: true });
    const subscriptions = [
      actor.on('draft.created', ({ href }) => leave(href)),
      actor.on('share.discarded', () => leave('/')),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, navigate]);
  return <ShareTargetScreen actor={actor} />;
}
