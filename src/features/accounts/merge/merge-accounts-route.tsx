import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useKeepNextScreen } from '#src/features/auth/index.ts';
import { useToast } from '#src/ui/feedback/toast.tsx';
import { liveMergeMachine } from './live-merge-machine.ts';
import { MergeAccountsScreen } from './merge-accounts-screen.tsx';
import type { MergeActor } from './merge-actor.ts';

/** /merge-accounts: a person with several accounts chooses which one to keep. */
export default function MergeAccountsRoute() {
  const { actor: portal, config, refreshUser } = useSession();
  const actor = useActorRef(liveMergeMachine, { input: { now: Date.now() } });
  const show = useToast();
  useGlobalEvents(actor);
  useKeepNextScreen(actor);
  useRefreshWhenVisible(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('choice.settled', ({ outcome }) => {
        if (outcome === 'done')
          show(<FormattedMessage id="accounts.done.title" defaultMessage="Done" />, 'info');
        refreshUser();
      }),
      actor.on('session.ended', () => portal.send({ type: 'signed.out' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, portal, refreshUser, show]);
  return <MergeAccountsScreen actor={actor} supportEmail={config.supportEmail} />;
}

/**
 * Another tab may have answered, and a page that slept may have missed more time that was given
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
