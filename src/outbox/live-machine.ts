import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { type DeletionCommand, deletionMachine } from '#machines/flow/deletion.ts';
import { type OutboxInput, outboxMachine, type Waiting, type Withdrawal } from '#machines/flow/outbox.ts';
import { type DetailsCommand, sealedDetailsMachine } from '#machines/flow/sealed-details.ts';
import { operationActor } from '#src/api/actors.ts';
import { beginDeletion, forgetDeletion, withdrawDeletion } from '#src/drafts/deletions.ts';
import { deleteDraft } from '#src/drafts/device-drafts.ts';
import { tellDeviceChanged } from '#src/drafts/device-news.ts';
import { beginSealedDetails, forgetSealedDetails } from '#src/drafts/sealed-details.ts';
import { listWaiting } from '#src/drafts/waiting-commands.ts';
import { liveDraftCarrierMachine } from '#src/editor/index.ts';

/** The chart `deletion` on the real server and this device. */
const liveDeletionMachine = deletionMachine.provide({
  actors: {
    beginDeletion: fromPromise<boolean, DeletionCommand>(({ input }) => beginDeletion(input)),
    deletePost: operationActor('upsertPost', ({ key, ownerUserId, ...post }: DeletionCommand) => {
      const { clientId, postUID, revision } = post;
      return {
        body: { post: { action: 'delete' as const, clientId, postUID, revision }, userId: ownerUserId },
        headers: { 'Idempotency-Key': key },
      };
    }),
    forgetPost: fromPromise<void, DeletionCommand>(async ({ input: { clientId } }) => {
      await deleteDraft(clientId);
      await forgetDeletion(clientId);
    }),
  },
});

/** The chart `sealed-details` on the real server and this device. */
const liveSealedDetailsMachine = sealedDetailsMachine.provide({
  actors: {
    awaitNetwork: fromPromise<void, undefined>(async ({ signal }) => {
      if (navigator.onLine) return;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true, signal }));
    }),
    beginDetails: fromPromise<boolean, DetailsCommand>(({ input }) => beginSealedDetails(input)),
    saveBankDetails: operationActor('saveBankDetails', ({ key, ownerUserId, sealed }: DetailsCommand) => ({
      body: { action: 'submit-sealed' as const, sealed, currentUser: { userId: ownerUserId } },
      headers: { 'Idempotency-Key': key },
    })),
    forgetDetails: fromPromise<void, DetailsCommand>(({ input }) => forgetSealedDetails(input)),
  },
});

/** The chart `outbox` on the real server and this device. */
const liveOutboxMachine = outboxMachine.provide({
  actors: {
    listWaiting: fromPromise<Waiting, { ownerUserId: string }>(({ input }) => listWaiting(input.ownerUserId)),
    draft: liveDraftCarrierMachine,
    deletion: liveDeletionMachine,
    details: liveSealedDetailsMachine,
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
