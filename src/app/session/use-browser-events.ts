import { useEffect } from 'react';
import type { AppActor } from '#src/api/session-context.ts';
import { onSessionExpired } from '#src/api/session-expiry.ts';
import { clearAllBankInput } from '#src/device/bank-input-store.ts';
import { clearReturnAddress } from '#src/device/return-address.ts';
import { startSignOutCleanup } from '#src/device/sign-out-cleanup.ts';
import { syncTabs } from './tab-sync.ts';

/**
 * Clears the return address, the input of this tab and what else a sign-out leaves on the device
 * (src/device/clear-at-sign-out.ts).
 */
export function useClearOnSignOut(actor: AppActor): void {
  useEffect(() => {
    const subscription = actor.on('signed.out', () => {
      clearReturnAddress();
      clearAllBankInput();
      startSignOutCleanup();
    });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/**
 * Reports external events to the portal: network changes, an ended session, sign-ins and sign-outs
 * in other tabs.
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
