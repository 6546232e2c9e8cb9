import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/auth/login.ts';
import { consumeProviderAnswer } from '#src/device/provider-visit-store.ts';

/**
 * Signs in with what a provider answered. Somebody who changed their mind there finds the page as
 * they left it.
 */
export function useProviderReturn(actor: ActorRefFrom<typeof loginMachine>): void {
  useEffect(() => {
    const answer = consumeProviderAnswer();
    if (!answer) return;
    const { provider } = answer;
    if ('token' in answer) {
      const { token, visitState } = answer;
      actor.send({ type: 'provider.returned', provider, token, visitState });
    } else if (answer.refusal === 'failed') actor.send({ type: 'provider.failed', provider });
  }, [actor]);
}
