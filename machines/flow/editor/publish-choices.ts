import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { operations } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type ListId = 'getLanguages' | 'getGenres' | 'getDhTags' | 'searchHashtags';
type OperationData<Id extends ListId> =
  operations[Id]['responses'][200]['content']['application/json']['data'];

/** What can be chosen on the publish step. */
export type PublishOptions = {
  languages: OperationData<'getLanguages'>;
  genres: OperationData<'getGenres'>;
  /** Topics of the reader app. */
  featuredHashtags: OperationData<'getDhTags'>;
};

type Context = {
  lists: PublishOptions | null;
  failure: Failure | null;
  typed: string;
  suggestions: string[];
};

type Event =
  | { type: 'choices.requested' }
  | { type: 'hashtag.typed'; typed: string }
  | { type: 'retry.requested' }
  | GlobalEvent;

/**
 * The lists of the publish step, loaded when it is first shown, and the hashtags that begin as what
 * is typed.
 */
export const publishChoicesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    loadLists: requiredActor<PublishOptions>('getLanguages, getGenres and getDhTags'),
    searchHashtags: requiredActor<OperationData<'searchHashtags'>, { typed: string }>(
      'searchHashtags',
    ),
  },
  guards: { isWord: (_, { typed }: { typed: string }) => typed.trim().length > 0 },
  actions: {
    keepLists: assign((_, { lists }: { lists: PublishOptions }) => ({ lists, failure: null })),
    keepFailure: assign(caughtFailure),
    keepTyped: assign((_, { typed }: { typed: string }) => ({ typed })),
    keepSuggestions: assign((_, { found }: { found: OperationData<'searchHashtags'> }) => ({
      suggestions: found.map(({ title }) => title),
    })),
    clearSuggestions: assign({ suggestions: [] }),
  },
  delays: { typingDebounce: 250 },
}).createMachine({
  id: 'publish-choices',
  description: 'Loads languages, genres and topics, and suggests hashtags.',
  context: { lists: null, failure: null, typed: '', suggestions: [] },
  initial: 'idle',
  on: ignoreGlobalEvents,
  states: {
    idle: {
      description: 'Not visible: nothing was searched yet.',
      on: { 'choices.requested': 'loading' },
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
      on: {
        'retry.requested': 'loading',
        'network.online': 'loading',
        'session.restored': 'loading',
        'choices.requested': 'loading',
      },
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
          { target: '.quiet', actions: 'clearSuggestions' },
        ],
      },
      states: {
        quiet: { description: 'No hashtag search is running.' },
        pausing: {
          description: 'A hashtag is being typed.',
          after: { typingDebounce: 'searching' },
        },
        searching: {
          description: 'Hashtags with this prefix are being searched.',
          invoke: {
            src: 'searchHashtags',
            input: ({ context: { typed } }) => ({ typed }),
            onDone: {
              target: 'quiet',
              actions: {
                type: 'keepSuggestions',
                params: ({ event }) => ({ found: event.output }),
              },
            },
            // Suggestions are a help: without them one types the whole word.
            onError: { target: 'quiet', actions: 'clearSuggestions' },
          },
        },
      },
    },
  },
});
