import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useGlobalEvents, useSession, useSessionOver } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useKeepNextScreen } from '#src/features/auth/index.ts';
import { liveMergeMachine } from './live-merge-machine.ts';
import { MergeAccountsScreen } from './merge-accounts-screen.tsx';
import type { MergeActor } from './merge-actor.ts';

/** /merge-accounts: a person with several accounts chooses which one to keep. */
export default function MergeAccountsRoute() {
  const { actor: portal, config, refreshUser } = useSession();
  const actor = useActorRef(liveMergeMachine, { input: { now: Date.now() } });
  useGlobalEvents(actor);
  useKeepNextScreen(actor);
  useRefreshWhenVisible(actor);
  useSessionOver(useSelector(actor, (current) => current.hasTag('ended')));
  useEffect(() => {
    const subscriptions = [
      actor.on('choice.settled', refreshUser),
      actor.on('session.ended', () => portal.send({ type: 'signed.out' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, portal, refreshUser]);
  return <MergeAccountsScreen actor={actor} supportEmail={config.supportEmail} />;
}

/**
 * Another tab may have answered, and a suspended page may have missed more time that was granted
 * there.
 */
function useRefreshWhenVisible(actor: MergeActor): void {
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.visible' });
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [actor]);
}
