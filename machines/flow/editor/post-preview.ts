import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { Draft } from './draft.ts';

/** What a draft shows apart from its text, from the files on this device. */
export type PreviewMedia = {
  /**
   * Addresses of pictures by the key or id that the draft has for them; without those that are
   * nowhere to be had.
   */
  pictures: Record<string, string>;
  /** Address of the video. */
  videoUrl: string | null;
  /** The chosen places, as "city ( state )". */
  locations: string[];
};

type Context = { draft: Draft | null; media: PreviewMedia | null; failure: Failure | null };

type Event =
  | { type: 'preview.requested'; draft: Draft }
  | { type: 'preview.closed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/**
 * A draft as readers will see it, from what is on this device: also without a network, and before
 * anything was saved.
 */
export const postPreviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy' | 'open',
  },
  actors: {
    /** Loads the preview's code and its pictures. */
    loadPreviewMedia: requiredActor<PreviewMedia, Draft | null>('loadPreviewMedia'),
  },
  actions: {
    keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft, failure: null })),
    keepMedia: assign((_, { media }: { media: PreviewMedia }) => ({ media })),
    keepFailure: assign(caughtFailure),
    clearAll: assign({ draft: null, media: null, failure: null }),
  },
}).createMachine({
  id: 'post-preview',
  description: 'Shows a draft as readers will see it.',
  context: { draft: null, media: null, failure: null },
  initial: 'closed',
  on: {
    ...ignoreGlobalEvents,
    'signed.out': '.closed',
  },
  states: {
    closed: {
      description: 'Nothing but the button.',
      entry: 'clearAll',
      on: {
        'preview.requested': {
          target: 'open',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'loading',
      on: { 'preview.closed': 'closed' },
      states: {
        loading: {
          tags: ['screen', 'busy'],
          description: 'Placeholders, while the pictures on this device are found.',
          invoke: {
            src: 'loadPreviewMedia',
            input: ({ context }) => context.draft,
            onDone: {
              target: 'shown',
              actions: { type: 'keepMedia', params: ({ event }) => ({ media: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event: { error } }) => ({ error }) },
            },
          },
        },
        shown: { tags: 'screen', description: 'The post in its language, as on a reader’s phone.' },
        failed: {
          tags: 'screen',
          description: 'Why it cannot be shown now, with a way to try again.',
          on: { 'retry.requested': 'loading', 'network.online': 'loading' },
        },
      },
    },
  },
});
