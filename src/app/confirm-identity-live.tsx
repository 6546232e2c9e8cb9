import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { SocialProvider } from '#domain/provider-visit.ts';
import {
  confirmIdentityMachine,
  type IdentityProof,
  type ProviderReturn,
  type Reauthentication,
  type ReauthenticationReply,
  type Way,
} from '#machines/flow/confirm-identity.ts';
import { call } from '#src/api/client.ts';
import { arePasskeysSupported, confirmWithPasskey } from '#src/api/passkeys.ts';
import { wallClock } from '#src/api/wall-clock.ts';
import { leaveForProvider, returnOfPage, SandboxHint } from '#src/login/index.ts';
import { useApp, useGlobalEvents } from './app-context.ts';
import ConfirmIdentityDialog from './confirm-identity-dialog.tsx';

function bodyOf(proof: IdentityProof) {
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
        return call('reauthenticate', { body: bodyOf(input.proof), signal });
      },
    ),
    clock: wallClock,
    reauthenticateWithPasskey: fromPromise<unknown, undefined>(({ signal }) => confirmWithPasskey(signal)),
    openProvider: fromPromise<void, { provider: SocialProvider | null }>(
      async ({ input: { provider }, signal }) => {
        const [config, begun] = await Promise.all([
          call('getConfig', { signal }),
          call('beginProviderVisit', { signal }),
        ]);
        const back = location.pathname + location.search;
        leaveForProvider(provider ?? 'GOOGLE', config, begun, back, 'confirmation');
        return returnOfPage(signal);
      },
    ),
  },
});

export type AskedConfirmation = Reauthentication & { returned: ProviderReturn | null };

const isPossible = (way: Way) => way !== 'PASSKEY' || arePasskeysSupported();

type Props = { asked: AskedConfirmation; onSettled: (isConfirmed: boolean) => void };

/** Asks the person who is signed in to confirm that it is them. */
export default function ConfirmIdentity({ asked, onSettled }: Props) {
  const { config } = useApp();
  const [input] = useState(() => ({ ...asked, ways: asked.ways.filter(isPossible), now: Date.now() }));
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
