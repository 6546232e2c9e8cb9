import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { bankDetailsMachine } from '#machines/flow/bank/bank-details.ts';
import { useGlobalEvents, useSession } from '#src/api/session-context.ts';
import { useActorRef } from '#src/charts/use-actor-ref.ts';
import { useDeliveryStatus } from '#src/features/outbox/index.ts';
import { savedProof } from './form/bank-form-draft.ts';
import { liveBankDetailsMachine } from './live-bank-details-machine.ts';

export type BankDetailsActor = ActorRefFrom<typeof bankDetailsMachine>;

type Options = {
  opensForm: boolean;
  /** The details have arrived. */
  onSent?: () => void;
};

/**
 * The chart `bank-details` of the signed-in person. Continues with a picture that was uploaded
 * before a reload.
 */
export function useBankDetails({ opensForm, onSent }: Options): BankDetailsActor {
  const { currentUser } = useSession();
  const ownerUserId = currentUser.userId ?? '';
  const [saved] = useState(() => savedProof(ownerUserId));
  const actor = useActorRef(liveBankDetailsMachine, {
    input: { ownerUserId, opensForm, ...saved },
  });
  useGlobalEvents(actor);
  useEffect(() => {
    const subscription = actor.on('details.sent', () => onSent?.());
    return () => subscription.unsubscribe();
  }, [actor, onSent]);
  useOutboxStatus(actor);
  return actor;
}

/** Passes the outbox's delivery status on to the details that wait on this device. */
function useOutboxStatus(actor: BankDetailsActor): void {
  const key = useSelector(actor, ({ context }) => context.queued?.key ?? '');
  const deliveryStatus = useDeliveryStatus(key);
  const waiting = useSelector(actor, ({ children }) => children.waiting);
  useEffect(() => {
    if (deliveryStatus) waiting?.send({ type: 'command.status-changed', deliveryStatus });
  }, [waiting, deliveryStatus]);
}
