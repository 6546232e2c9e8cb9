import { useEffect } from 'react';
import { whenSessionIsLost } from '#src/api/session-lost.ts';
import { forgetAllTyped } from '#src/drafts/typed-in-tab.ts';
import type { AppActor } from './app-context.ts';
import { followOtherTabs } from './other-tabs.ts';
import { forgetAddress } from './return-address.ts';

/** Forgets which page the portal was opened at, and what was typed in this tab, when somebody signs out. */
export function useForgetting(actor: AppActor): void {
  useEffect(() => {
    const subscription = actor.on('signed.out', () => {
      forgetAddress();
      forgetAllTyped();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/** Tells the portal what happens around it: the network goes and comes, a call finds the session gone, another tab signs in or out. */
export function useOutsideEvents(actor: AppActor): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('offline', () => actor.send({ type: 'network.offline' }), { signal });
    addEventListener('online', () => actor.send({ type: 'network.online' }), { signal });
    if (!navigator.onLine) actor.send({ type: 'network.offline' });
    const stopFollowing = followOtherTabs(actor);
    const stopListening = whenSessionIsLost(() => actor.send({ type: 'session.expired' }));
    return () => {
      stop.abort();
      stopListening();
      stopFollowing();
    };
  }, [actor]);
}
