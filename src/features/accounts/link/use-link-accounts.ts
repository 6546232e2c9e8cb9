import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isPhoneOffered } from '#domain/auth/regions.ts';
import type { linkAccountsMachine } from '#machines/flow/accounts/link-accounts.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { consumeProviderAnswer } from '#src/device/provider-visit-store.ts';
import { offeredProviders, useEntryParams } from '#src/features/auth/index.ts';
import { liveLinkMachine } from './live-link-machine.ts';

export type LinkActor = ActorRefFrom<typeof linkAccountsMachine>;

/**
 * The chart `link-accounts` of the signed-in person. Continues with a provider's reply to this
 * page.
 */
export function useLinkAccounts(): LinkActor {
  const { config, currentUser, refreshUser } = useSession();
  const { isEmbedded } = useEntryParams();
  // Providers refuse sign-ins inside other apps.
  const [offered] = useState(() => (isEmbedded ? [] : offeredProviders(config)));
  const [machine] = useState(() => liveLinkMachine(currentUser.userId ?? ''));
  const actor = useActorRef(machine, {
    input: { offered, isPhoneOffered: isPhoneOffered(config.region) },
  });
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('choice.opened', refreshUser);
    const answer = consumeProviderAnswer();
    if (answer && 'token' in answer) {
      const { provider, token, visitState } = answer;
      actor.send({ type: 'provider.returned', provider, token, visitState });
    } else if (answer?.refusal === 'failed') {
      actor.send({ type: 'provider.failed', provider: answer.provider });
    }
    return () => subscription.unsubscribe();
  }, [actor, refreshUser]);
  return actor;
}
