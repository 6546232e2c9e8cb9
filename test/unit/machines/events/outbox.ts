import { Failure } from '#domain/failure.ts';
import { deliveryMachine } from '#machines/flow/delivery.ts';
import { outboxMachine } from '#machines/flow/outbox.ts';
import { newDraft } from '#machines/flow/post-draft.ts';
import { postEditorMachine } from '#machines/flow/post-editor.ts';
import { deletionOfTest, detailsOfTest, draftCommandOfTest } from '../../../support/commands.ts';
import { draftClientId, ownerId } from '../../../support/drafts.ts';
import { chartEvents } from '../chart-events.ts';

const input = { ownerUserId: ownerId, profile: 'approved' as const, newKey: () => 'key' };

const draftAt = (value: unknown) =>
  postEditorMachine.resolveState({
    value: value as never,
    context: {
      ...input,
      isFresh: false,
      address: { clientId: draftClientId, postUID: null, ownerUserId: ownerId },
      draft: newDraft(draftClientId, ownerId, 'FORMAT_ARTICLE'),
      post: null,
      theirs: null,
      putAside: null,
      failure: null,
      deviceFailure: null,
      fields: {},
      tries: 0,
      opened: 0,
    },
  });
const deliveryAt = (value: 'queued' | 'sending' | 'confirmed' | 'withdrawn' | 'failed') =>
  deliveryMachine.resolveState({
    value,
    context: { command: detailsOfTest(), failure: new Failure({ code: 'invalid-request' }), tries: 1 },
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
    listWaiting: {
      done: [
        { commands: [], later: [], laterIn: null },
        { commands: [], later: [deletionOfTest()], laterIn: 1000 },
        { commands: [draftCommandOfTest()], later: [], laterIn: null },
        { commands: [deletionOfTest()], later: [], laterIn: null },
        { commands: [detailsOfTest()], later: [], laterIn: null },
      ],
    },
    draft: {
      snapshots: [
        draftAt({ opening: 'readingDevice' }),
        draftAt({ sent: 'cleared' }),
        draftAt({ holding: 'elsewhere' }),
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
  distinguish: ({ known, current, laterIn }) => [
    current?.kind ?? null,
    laterIn,
    Object.values(known as Record<string, { standing: unknown }>).map(({ standing }) => standing),
  ],
});
