import { createActor, fromCallback, fromPromise } from 'xstate';
import {
  type DeletionCommand,
  type DetailsCommand,
  deliveryMachine,
  type StoredCommand,
} from '#machines/flow/app/delivery.ts';
import {
  type OutboxInput,
  outboxMachine,
  type PendingCommands,
  type Withdrawal,
} from '#machines/flow/app/outbox.ts';
import type { OutboxActor } from '#machines/flow/app/outbox-start.ts';
import { call } from '#src/api/client.ts';
import { savePost } from '#src/api/save-post.ts';
import { observeActor } from '#src/charts/observed-actors.ts';
import { cancelDeletion, markDeletionStarted, removeDeletion } from '#src/device/deletion-store.ts';
import { announceDeviceChange } from '#src/device/device-channel.ts';
import { deleteDraft } from '#src/device/draft-store.ts';
import { listPendingCommands } from '#src/device/pending-commands.ts';
import { markSealedDetailsStarted, removeSealedDetails } from '#src/device/sealed-details-store.ts';
import { liveBackgroundEditorMachine } from '#src/features/editor/index.ts';

/** The chart `delivery` on the real server and this device. */
const liveDeliveryMachine = deliveryMachine.provide({
  actors: {
    waitUntilDue: fromPromise<void, StoredCommand>(async ({ input, signal }) => {
      if (input.kind === 'deletion' || navigator.onLine) return;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    }),
    markCommandStarted: fromPromise<boolean, StoredCommand>(({ input }) =>
      input.kind === 'deletion' ? markDeletionStarted(input) : markSealedDetailsStarted(input),
    ),
    sendCommand: fromPromise<unknown, StoredCommand>(({ input, signal }) =>
      input.kind === 'deletion' ? deletePost(input, signal) : saveBankDetails(input, signal),
    ),
    removeCommand: fromPromise<void, StoredCommand>(async ({ input }) => {
      if (input.kind === 'bankDetails') return removeSealedDetails(input);
      await deleteDraft(input.clientId);
      await removeDeletion(input.clientId);
    }),
  },
});

function deletePost(
  { key, ownerUserId, clientId, postUID, revision }: DeletionCommand,
  signal: AbortSignal,
) {
  const post = { action: 'delete' as const, clientId, postUID, revision };
  const headers = { 'Idempotency-Key': key };
  return savePost({ body: { post, userId: ownerUserId }, headers, signal });
}

function saveBankDetails({ key, ownerUserId, sealed }: DetailsCommand, signal: AbortSignal) {
  const body = { action: 'submit-sealed' as const, sealed, currentUser: { userId: ownerUserId } };
  return call('saveBankDetails', { body, headers: { 'Idempotency-Key': key }, signal });
}

/** The chart `outbox` on the real server and this device. */
const liveOutboxMachine = outboxMachine.provide({
  actors: {
    listPendingCommands: fromPromise<PendingCommands, { ownerUserId: string }>(({ input }) =>
      listPendingCommands(input.ownerUserId),
    ),
    draft: liveBackgroundEditorMachine,
    command: liveDeliveryMachine,
    withdrawals: fromCallback<Withdrawal>(({ receive, sendBack }) => {
      receive(async ({ clientId, isRefused }) => {
        const isInTime = await withdrawDeletionCommand(clientId, isRefused).catch(() => false);
        sendBack({ type: 'deletion.withdrawn', clientId, isInTime });
      });
    }),
  },
});

/** A refused deletion is only on this device. Any other has to be cancelled before it is sent. */
async function withdrawDeletionCommand(clientId: string, isRefused: boolean): Promise<boolean> {
  if (!isRefused) return cancelDeletion(clientId);
  await removeDeletion(clientId);
  announceDeviceChange();
  return true;
}

/** Sends this person's commands from this device, once it has started. */
export function createOutbox(input: OutboxInput): OutboxActor {
  const outbox = createActor(liveOutboxMachine, { input });
  const endObservation = observeActor(outbox);
  outbox.subscribe({ complete: endObservation });
  return outbox;
}
