import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bankDetailsMachine } from '#machines/flow/bank-details.ts';
import { useApp, useGlobalEvents } from '#src/app/app-context.ts';
import { useStanding } from '#src/outbox/index.ts';
import { liveBankDetailsMachine } from './live-machine.ts';
import { forgetOutdated, keepProof, keptProof } from './typed-values.ts';

export type BankDetailsActor = ActorRefFrom<typeof bankDetailsMachine>;

type Parts = {
  opensForm: boolean;
  /** The details have arrived. */
  onSent?: () => void;
};

/** The chart `bank-details` of whoever is signed in; goes on with a picture that arrived before a reload. */
export function useBankDetails({ opensForm, onSent }: Parts): BankDetailsActor {
  const { currentUser } = useApp();
  const ownerUserId = currentUser.userId ?? '';
  const [kept] = useState(() => keptProof(ownerUserId));
  const actor = useActorRef(liveBankDetailsMachine, { input: { ownerUserId, opensForm, ...kept } });
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('details.sent', () => onSent?.());
    return () => subscription.unsubscribe();
  }, [actor, onSent]);
  useOutboxOf(actor);
  useTyped(actor, ownerUserId);
  return actor;
}

/** Tells what waits on this device how far the outbox has got with it. */
function useOutboxOf(actor: BankDetailsActor): void {
  const key = useSelector(actor, ({ context }) => context.waiting?.key ?? '');
  const standing = useStanding(key);
  const waiting = useSelector(actor, ({ children }) => children.waiting);
  useEffect(() => {
    if (standing) waiting?.send({ type: 'command.moved', standing });
  }, [waiting, standing]);
}

/** Keeps the picture that has arrived, and forgets what was typed on other details than these. */
function useTyped(actor: BankDetailsActor, userId: string): void {
  const details = useSelector(actor, ({ context }) => context.details);
  const proof = useSelector(actor, ({ context }) => context.proof);
  useEffect(() => {
    if (!details) return;
    forgetOutdated(userId, details.submittedAt);
    if (proof && proof.id !== details.details?.proof.id) keepProof(userId, details.submittedAt, proof);
  }, [userId, details, proof]);
}
