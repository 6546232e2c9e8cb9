import { type ActorRefFrom, createActor, fromCallback, fromPromise } from 'xstate';
import { type DeletionCommand, deletionMachine } from '#machines/flow/deletion.ts';
import { type OutboxInput, outboxMachine, type Waiting, type Withdrawal } from '#machines/flow/outbox.ts';
import { operationActor } from '#src/api/actors.ts';
import { beginDeletion, forgetDeletion, withdrawDeletion } from '#src/drafts/deletions.ts';
import { deleteDraft } from '#src/drafts/device-drafts.ts';
import { tellDeviceChanged } from '#src/drafts/device-news.ts';
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

/** The chart `outbox` on the real server and this device. */
const liveOutboxMachine = outboxMachine.provide({
  actors: {
    listWaiting: fromPromise<Waiting, { ownerUserId: string }>(({ input }) => listWaiting(input.ownerUserId)),
    draft: liveDraftCarrierMachine,
    deletion: liveDeletionMachine,
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
