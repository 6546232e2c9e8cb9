import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import {
  type ConfirmationMethod,
  confirmIdentityMachine,
  type IdentityProof,
  type ProviderReturn,
  type Reauthentication,
  type ReauthenticationReply,
} from '#machines/flow/auth/confirm-identity.ts';
import { call } from '#src/api/client.ts';
import { arePasskeysSupported, confirmWithPasskey } from '#src/api/passkeys.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { wallClock } from '#src/api/wall-clock.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { SandboxHint } from '../phone/lazy-phone-verification.ts';
import { redirectToProvider, untilPageRestored } from '../social/provider-visit.ts';
import ConfirmIdentityDialog from './confirm-identity-dialog.tsx';

function requestBody(proof: IdentityProof) {
  if (proof.action !== 'social') return proof;
  const { provider, token, visitState } = proof;
  const user =
    provider === 'GOOGLE'
      ? { loginType: provider, googleAccessToken: token, visitState }
      : { loginType: provider, fbAccessToken: token, visitState };
  return { action: 'social' as const, user };
}

/** The chart `confirm-identity` on the real server. */
const liveMachine = confirmIdentityMachine.provide({
  actors: {
    reauthenticate: fromPromise<ReauthenticationReply, { proof: IdentityProof | null }>(
      ({ input, signal }) => {
        if (!input.proof) throw new Error('There is nothing to confirm with.');
        return call('reauthenticate', { body: requestBody(input.proof), signal });
      },
    ),
    clock: wallClock,
    reauthenticateWithPasskey: fromPromise<unknown, undefined>(({ signal }) =>
      confirmWithPasskey(signal),
    ),
    openProvider: fromPromise<void, { provider: SocialProvider | null }>(
      async ({ input: { provider }, signal }) => {
        const [config, visitStart] = await Promise.all([
          call('getConfig', { signal }),
          call('beginProviderVisit', { signal }),
        ]);
        const back = location.pathname + location.search;
        redirectToProvider(provider ?? 'GOOGLE', config, visitStart, back, 'confirmation');
        return untilPageRestored(signal);
      },
    ),
  },
});

export type ConfirmationRequest = Reauthentication & { returned: ProviderReturn | null };

const isSupported = (way: ConfirmationMethod) => way !== 'PASSKEY' || arePasskeysSupported();

type Props = { request: ConfirmationRequest; onSettled: (isConfirmed: boolean) => void };

/** Asks the signed-in person to confirm their identity. */
export default function ConfirmIdentityContainer({ request, onSettled }: Props) {
  const { config } = useSession();
  const [input] = useState(() => ({
    ...request,
    ways: request.ways.filter(isSupported),
    now: Date.now(),
  }));
  const actor = useActorRef(liveMachine, { input });
  useGlobalEvents(actor);
  const isDone = useSelector(actor, (current) => current.status === 'done');
  useEffect(() => {
    if (isDone) onSettled(actor.getSnapshot().output?.isConfirmed === true);
  }, [actor, isDone, onSettled]);
  if (isDone) return null;
  const hint = config.sandbox && input.ways.includes('CODE') && <SandboxHint />;
  return <ConfirmIdentityDialog actor={actor} {...(hint && { hint })} />;
}
