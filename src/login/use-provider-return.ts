import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/login.ts';
import { providerReturn } from './provider-return.ts';

/**
 * Signs in with what a provider gave along in the page's address. The address forgets it at once: a token does not
 * belong into the history.
 */
export function useProviderReturn(actor: ActorRefFrom<typeof loginMachine>): void {
  useEffect(() => {
    const returned = providerReturn(location.hash);
    if (!returned) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    actor.send({ type: 'provider.returned', ...returned });
  }, [actor]);
}
