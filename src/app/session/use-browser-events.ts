import { useEffect } from 'react';
import type { AppActor } from '#src/api/session-context.ts';
import { onSessionExpired } from '#src/api/session-expiry.ts';
import { clearAllBankInput } from '#src/device/bank-input-store.ts';
import { clearReturnAddress } from '#src/device/return-address.ts';
import { syncTabs } from './tab-sync.ts';

/**
 * Forgets which page the portal was opened at, and what was typed in this tab, when somebody signs
 * out.
 */
export function useClearOnSignOut(actor: AppActor): void {
  useEffect(() => {
    const subscription = actor.on('signed.out', () => {
      clearReturnAddress();
      clearAllBankInput();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/**
 * Tells the portal what happens around it: the network goes and comes, a call finds the session
 * gone, another tab signs in or out.
 */
export function useBrowserEvents(actor: AppActor): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    addEventListener('offline', () => actor.send({ type: 'network.offline' }), { signal });
    addEventListener('online', () => actor.send({ type: 'network.online' }), { signal });
    if (!navigator.onLine) actor.send({ type: 'network.offline' });
    const stopTabSync = syncTabs(actor);
    const stopListening = onSessionExpired(() => actor.send({ type: 'session.expired' }));
    return () => {
      stop.abort();
      stopListening();
      stopTabSync();
    };
  }, [actor]);
}
