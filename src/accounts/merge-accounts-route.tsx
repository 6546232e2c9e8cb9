import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useToast } from '#src/ui/toast.tsx';
import { liveMergeMachine } from './live-machines.ts';
import { MergeAccountsScreen, type MergeActor } from './merge-accounts-screen.tsx';

/** /merge-accounts: somebody who turned out to have several accounts says which is kept. */
export default function MergeAccountsRoute() {
  const { actor: portal, config, refreshUser } = useApp();
  const actor = useActorRef(liveMergeMachine, { input: { now: Date.now() } });
  const show = useToast();
  useGlobalEvents(actor);
  useSeen(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on('choice.settled', ({ outcome }) => {
        if (outcome === 'done')
          show(<FormattedMessage id="accounts.done.title" defaultMessage="Done" />, 'info');
        refreshUser();
      }),
      actor.on('session.over', () => portal.send({ type: 'signed.out' })),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, portal, refreshUser, show]);
  return <MergeAccountsScreen actor={actor} supportEmail={config.supportEmail} />;
}

/** Another tab may have answered, and a page that slept may have missed more time that was given there. */
function useSeen(actor: MergeActor): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.seen' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actor]);
}
