import { assign, emit, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** A published post, as much of it as a shared link needs. */
export type SharedPost = { postUID: string; title: string };

/** By the apps of the device, or through the clipboard. */
export type ShareMethod = 'share' | 'copy';

/** What `shareLink` is asked for. */
export type ShareRequest = { post: SharedPost | null; method: ShareMethod };

/** `dismissed`: the person closed the device's list of apps, or handed the link to one of them. */
export type ShareOutcome = 'copied' | 'dismissed';

type Event =
  | { type: 'share.requested'; post: SharedPost; method: ShareMethod }
  | { type: 'share.closed' }
  | GlobalEvent;

/**
 * Shares the public address of a post. It needs no network. Where the browser neither shares nor
 * copies, the address is shown to be copied by hand.
 */
export const postSharingMachine = setup({
  types: {
    context: {} as ShareRequest,
    events: {} as Event,
    emitted: {} as { type: 'link.copied' },
    tags: {} as 'screen',
  },
  actors: {
    /** Rejects when the browser refuses. */
    shareLink: requiredActor<ShareOutcome, ShareRequest>('shareLink'),
  },
  guards: {
    isCopied: (_, { outcome }: { outcome: ShareOutcome }) => outcome === 'copied',
  },
  actions: {
    keepRequest: assign((_, { post, method }: ShareRequest) => ({ post, method })),
    announceCopy: emit({ type: 'link.copied' }),
  },
}).createMachine({
  id: 'post-sharing',
  description: 'Shares or copies the link of a published post.',
  context: { post: null, method: 'copy' },
  initial: 'idle',
  on: ignoreGlobalEvents,
  states: {
    idle: {
      description: 'Nothing is being shared.',
      on: {
        'share.requested': {
          target: 'sharing',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
      },
    },
    sharing: {
      description: 'The device shows its list of apps, or the link goes to the clipboard.',
      invoke: {
        src: 'shareLink',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => ({ outcome: event.output }) },
            target: 'idle',
            actions: 'announceCopy',
          },
          { target: 'idle' },
        ],
        onError: 'refused',
      },
    },
    refused: {
      tags: 'screen',
      description: 'A dialog with the link, to be copied by hand.',
      on: { 'share.closed': 'idle' },
    },
  },
});
