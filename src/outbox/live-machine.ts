import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import {
  type DeletionCommand,
  type DetailsCommand,
  deliveryMachine,
  type KeptCommand,
} from '#machines/flow/delivery.ts';
import { type OutboxInput, outboxMachine, type Waiting, type Withdrawal } from '#machines/flow/outbox.ts';
import { call } from '#src/api/client.ts';
import { beginDeletion, forgetDeletion, withdrawDeletion } from '#src/drafts/deletions.ts';
import { deleteDraft } from '#src/drafts/device-drafts.ts';
import { tellDeviceChanged } from '#src/drafts/device-news.ts';
import { beginSealedDetails, forgetSealedDetails } from '#src/drafts/sealed-details.ts';
import { listWaiting } from '#src/drafts/waiting-commands.ts';
import { liveDraftCarrierMachine } from '#src/editor/index.ts';

/** The chart `delivery` on the real server and this device. */
const liveDeliveryMachine = deliveryMachine.provide({
  actors: {
    awaitTurn: fromPromise<void, KeptCommand>(async ({ input, signal }) => {
      if (input.kind === 'deletion' || navigator.onLine) return;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    }),
    beginCommand: fromPromise<boolean, KeptCommand>(({ input }) =>
      input.kind === 'deletion' ? beginDeletion(input) : beginSealedDetails(input),
    ),
    tellServer: fromPromise<unknown, KeptCommand>(({ input, signal }) =>
      input.kind === 'deletion' ? deletePost(input, signal) : saveBankDetails(input, signal),
    ),
    forgetCommand: fromPromise<void, KeptCommand>(async ({ input }) => {
      if (input.kind === 'bankDetails') return forgetSealedDetails(input);
      await deleteDraft(input.clientId);
      await forgetDeletion(input.clientId);
    }),
  },
});

function deletePost({ key, ownerUserId, clientId, postUID, revision }: DeletionCommand, signal: AbortSignal) {
  const post = { action: 'delete' as const, clientId, postUID, revision };
  const headers = { 'Idempotency-Key': key };
  return call('upsertPost', { body: { post, userId: ownerUserId }, headers, signal });
}

function saveBankDetails({ key, ownerUserId, sealed }: DetailsCommand, signal: AbortSignal) {
  const body = { action: 'submit-sealed' as const, sealed, currentUser: { userId: ownerUserId } };
  return call('saveBankDetails', { body, headers: { 'Idempotency-Key': key }, signal });
}

/** The chart `outbox` on the real server and this device. */
const liveOutboxMachine = outboxMachine.provide({
  actors: {
    listWaiting: fromPromise<Waiting, { ownerUserId: string }>(({ input }) => listWaiting(input.ownerUserId)),
    draft: liveDraftCarrierMachine,
    command: liveDeliveryMachine,
    withdrawals: fromCallback<Withdrawal>(({ receive, sendBack }) => {
      receive(async ({ clientId, isRefused }) => {
        const isInTime = await takeBack(clientId, isRefused).catch(() => false);
        sendBack({ type: 'deletion.withdrawn', clientId, isInTime });
      });
    }),
  },
});

/** What the server has refused lies here alone; everything else has to be taken back in time. */
async function takeBack(clientId: string, isRefused: boolean): Promise<boolean> {
  if (!isRefused) return withdrawDeletion(clientId);
  await forgetDeletion(clientId);
  tellDeviceChanged();
  return true;
}

/** Begins to bring to the server what this person has asked for on this device. */
export function startOutbox(input: OutboxInput): ActorRefFrom<typeof outboxMachine> {
  return createActor(liveOutboxMachine, { input }).start();
}
