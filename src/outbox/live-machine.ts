import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type DeletionCommand, deletionMachine } from '#machines/flow/deletion.ts';
import { type OutboxInput, outboxMachine, type Waiting } from '#machines/flow/outbox.ts';
import { operationActor } from '#src/api/actors.ts';
import { beginDeletion, forgetDeletion } from '#src/drafts/deletions.ts';
import { deleteDraft } from '#src/drafts/device-drafts.ts';
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
  },
});

/** Begins to bring to the server what this person has asked for on this device. */
export function startOutbox(input: OutboxInput): ActorRefFrom<typeof outboxMachine> {
  return createActor(liveOutboxMachine, { input }).start();
}
