import { Failure } from '#domain/contract/failure.ts';
import { deliveryMachine } from '#machines/flow/app/delivery.ts';
import { outboxMachine } from '#machines/flow/app/outbox.ts';
import { newDraft } from '#machines/flow/editor/post-draft.ts';
import { postEditorMachine } from '#machines/flow/editor/post-editor.ts';
import { draftClientId, ownerId } from '#test/factories/drafts.ts';
import {
  deletionOfTest,
  detailsOfTest,
  draftCommandOfTest,
} from '#test/factories/outbox-commands.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const input = { ownerUserId: ownerId, profile: 'approved' as const, newKey: () => 'key' };

const draftAt = (value: unknown) =>
  postEditorMachine.resolveState({
    value: value as never,
    context: {
      ...input,
      isFresh: false,
      ids: { clientId: draftClientId, postUID: null, ownerUserId: ownerId },
      draft: newDraft(draftClientId, ownerId, 'FORMAT_ARTICLE'),
      post: null,
      serverCopy: null,
      discardedDraft: null,
      failure: null,
      deviceFailure: null,
      fields: {},
      tries: 0,
      contentReplacements: 0,
    },
  });
const deliveryAt = (value: 'queued' | 'sending' | 'confirmed' | 'withdrawn' | 'failed') =>
  deliveryMachine.resolveState({
    value,
    context: {
      command: detailsOfTest(),
      failure: new Failure({ code: 'invalid-request' }),
      tries: 1,
    },
  });

export default chartEvents({
  machine: outboxMachine,
  input,
  events: [
    { type: 'retry.requested', clientId: draftClientId },
    { type: 'withdrawal.requested', clientId: draftClientId },
    { type: 'deletion.withdrawn', clientId: draftClientId, isInTime: true },
  ],
  replies: {
    listPendingCommands: {
      done: [
        { commands: [], undoable: [], nextDueIn: null },
        { commands: [], undoable: [deletionOfTest()], nextDueIn: 1000 },
        { commands: [draftCommandOfTest()], undoable: [], nextDueIn: null },
        { commands: [deletionOfTest()], undoable: [], nextDueIn: null },
        { commands: [detailsOfTest()], undoable: [], nextDueIn: null },
      ],
    },
    draft: {
      snapshots: [
        draftAt({ opening: 'readingDevice' }),
        draftAt({ sent: 'cleared' }),
        draftAt({ withLock: 'inOtherTab' }),
        draftAt('closed'),
      ],
    },
    command: {
      snapshots: [
        deliveryAt('queued'),
        deliveryAt('sending'),
        deliveryAt('confirmed'),
        deliveryAt('withdrawn'),
        deliveryAt('failed'),
      ],
    },
  },
  distinguish: ({ known, current, nextDueIn }) => [
    current?.kind ?? null,
    nextDueIn,
    Object.values(known as Record<string, { status: unknown }>).map(({ status }) => status),
  ],
});
