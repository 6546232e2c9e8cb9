import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { Draft } from './post-draft.ts';
import { unprovided } from './unprovided.ts';

/** What a draft shows beside its words, as this device can show it. */
export type Exhibits = {
  /** Addresses of pictures by the key or id that the draft has for them; without those that are nowhere to be had. */
  pictures: Record<string, string>;
  /** Address of the film. */
  film: string | null;
  /** The chosen places, as "city ( state )". */
  places: string[];
};

type Context = { draft: Draft | null; exhibits: Exhibits | null; failure: Failure | null };

type Event =
  | { type: 'preview.requested'; draft: Draft }
  | { type: 'preview.closed' }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** A draft as readers will see it, from what is on this device: also without a network, and before anything was saved. */
export const postPreviewMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy' | 'open',
  },
  actors: {
    /** Fetches what draws it, and finds its pictures. */
    gatherExhibits: unprovided<Exhibits, Draft | null>('gatherExhibits'),
  },
  actions: {
    keepDraft: assign((_, { draft }: { draft: Draft }) => ({ draft, failure: null })),
    keepExhibits: assign((_, { exhibits }: { exhibits: Exhibits }) => ({ exhibits })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetAll: assign({ draft: null, exhibits: null, failure: null }),
  },
}).createMachine({
  id: 'post-preview',
  context: { draft: null, exhibits: null, failure: null },
  initial: 'closed',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': '.closed',
    'network.offline': {},
    'network.online': {},
  },
  states: {
    closed: {
      description: 'Nothing but the button.',
      entry: 'forgetAll',
      on: {
        'preview.requested': {
          target: 'open',
          actions: { type: 'keepDraft', params: ({ event }) => event },
        },
      },
    },
    open: {
      tags: 'open',
      initial: 'gathering',
      on: { 'preview.closed': 'closed' },
      states: {
        gathering: {
          tags: ['screen', 'busy'],
          description: 'Placeholders, while the pictures on this device are found.',
          invoke: {
            src: 'gatherExhibits',
            input: ({ context }) => context.draft,
            onDone: {
              target: 'shown',
              actions: { type: 'keepExhibits', params: ({ event }) => ({ exhibits: event.output }) },
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
          on: { 'retry.requested': 'gathering', 'network.online': 'gathering' },
        },
      },
    },
  },
});
