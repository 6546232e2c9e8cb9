import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useDetailsStanding } from '#src/outbox/index.ts';
import { liveBankDetailsMachine } from './live-machine.ts';
import { forgetOnSignOut, forgetTyped, keepProof, keptProof } from './typed-values.ts';

export type BankDetailsActor = ActorRefFrom<typeof bankDetailsMachine>;

type Parts = {
  opensForm: boolean;
  /** The details have arrived. */
  onSent?: () => void;
};

/** The chart `bank-details` of whoever is signed in; goes on with a picture that arrived before a reload. */
export function useBankDetails({ opensForm, onSent }: Parts): BankDetailsActor {
  const { currentUser, actor: portal } = useApp();
  const userId = currentUser.userId ?? '';
  const [proof] = useState(() => keptProof(userId));
  const actor = useActorRef(liveBankDetailsMachine, { input: { ownerUserId: userId, opensForm, proof } });
  useGlobalEvents(actor);
  useEffect(() => forgetOnSignOut(portal), [portal]);
  useEffect(() => {
    const subscription = actor.on('details.sent', () => {
      forgetTyped(userId);
      onSent?.();
    });
    return () => subscription.unsubscribe();
  }, [actor, userId, onSent]);
  useOutboxOf(actor);
  const arrived = useSelector(actor, arrivedProof);
  useEffect(() => {
    if (arrived) keepProof(userId, arrived);
  }, [userId, arrived]);
  return actor;
}

/** Tells what waits on this device how far the outbox has got with it. */
function useOutboxOf(actor: BankDetailsActor): void {
  const standing = useDetailsStanding();
  const waiting = useSelector(actor, ({ children }) => children.waiting);
  useEffect(() => {
    if (standing) waiting?.send({ type: 'command.moved', standing });
  }, [waiting, standing]);
}

/** A picture that no details have yet. */
function arrivedProof({ context: { proof, details } }: ReturnType<BankDetailsActor['getSnapshot']>) {
  return proof?.id === details?.details?.proof.id ? null : proof;
}
