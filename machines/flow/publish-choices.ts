import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { operations } from '#generated/contract.ts';
import { unprovided } from './unprovided.ts';

type DataOf<Id extends 'getLocations' | 'getLanguages' | 'getGenres' | 'searchHashtags'> =
  operations[Id]['responses'][200]['content']['application/json']['data'];

/** What can be chosen on the publish step. */
export type PublishLists = {
  locations: DataOf<'getLocations'>;
  languages: DataOf<'getLanguages'>;
  genres: DataOf<'getGenres'>;
};

type Context = {
  lists: PublishLists | null;
  failure: Failure | null;
  typed: string;
  suggestions: string[];
};

type Event =
  | { type: 'choices.wanted' }
  | { type: 'hashtag.typed'; typed: string }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** The lists of the publish step, loaded when it is first shown, and the hashtags that begin as what is typed. */
export const publishChoicesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    loadLists: unprovided<PublishLists>('getLocations, getLanguages and getGenres'),
    searchHashtags: unprovided<DataOf<'searchHashtags'>, { typed: string }>('searchHashtags'),
  },
  guards: { isWord: (_, { typed }: { typed: string }) => typed.trim().length > 0 },
  actions: {
    keepLists: assign((_, { lists }: { lists: PublishLists }) => ({ lists, failure: null })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepTyped: assign((_, { typed }: { typed: string }) => ({ typed })),
    keepSuggestions: assign((_, { found }: { found: DataOf<'searchHashtags'> }) => ({
      suggestions: found.map(({ title }) => title),
    })),
    forgetSuggestions: assign({ suggestions: [] }),
  },
  delays: { typingPause: 250 },
}).createMachine({
  id: 'publish-choices',
  context: { lists: null, failure: null, typed: '', suggestions: [] },
  initial: 'idle',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    idle: {
      description: 'Not seen: nothing was asked for yet.',
      on: { 'choices.wanted': 'loading' },
    },
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the lists; hashtags can be typed already.',
      invoke: {
        src: 'loadLists',
        onDone: {
          target: 'ready',
          actions: { type: 'keepLists', params: ({ event }) => ({ lists: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      tags: 'screen',
      description: 'Why the lists could not be loaded, with a way to try again.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading', 'choices.wanted': 'loading' },
    },
    ready: {
      tags: 'screen',
      description: 'Everything can be chosen.',
      initial: 'quiet',
      on: {
        'hashtag.typed': [
          {
            guard: { type: 'isWord', params: ({ event }) => event },
            target: '.pausing',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { target: '.quiet', actions: 'forgetSuggestions' },
        ],
      },
      states: {
        quiet: { description: 'No hashtag is being looked for.' },
        pausing: {
          description: 'A hashtag is being typed.',
          after: { typingPause: 'searching' },
        },
        searching: {
          description: 'Hashtags that begin so are being looked for.',
          invoke: {
            src: 'searchHashtags',
            input: ({ context: { typed } }) => ({ typed }),
            onDone: {
              target: 'quiet',
              actions: { type: 'keepSuggestions', params: ({ event }) => ({ found: event.output }) },
            },
            // Suggestions are a help: without them one types the whole word.
            onError: { target: 'quiet', actions: 'forgetSuggestions' },
          },
        },
      },
    },
  },
});
