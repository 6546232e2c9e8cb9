import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type FoundPlace = components['schemas']['Location'];
export type PlaceRequest = { search: string; ids: string[] };

type Context = {
  typed: string;
  /** What was found for `typed`, the likeliest first. */
  found: FoundPlace[];
  /** Places whose names are known, by their ids. */
  known: Record<string, FoundPlace>;
  /** Places that are chosen already. */
  chosen: string[];
  failure: Failure | null;
};

type Event =
  | { type: 'place.typed'; typed: string }
  /** The places that are chosen, whose names are to be shown; again in another language. */
  | { type: 'names.requested'; ids: string[] }
  | { type: 'retry.requested' }
  | GlobalEvent;

/** Finds places by name in any script, and the names of those that are chosen. */
export const placeSearchMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy',
  },
  actors: { searchLocations: requiredActor<FoundPlace[], PlaceRequest>('searchLocations') },
  guards: { isWord: (_, { typed }: { typed: string }) => typed.trim().length > 0 },
  actions: {
    keepTyped: assign((_, { typed }: { typed: string }) => ({ typed, found: [], failure: null })),
    keepFound: assign(({ context }, { found }: { found: FoundPlace[] }) => ({
      found,
      known: withPlaces(context.known, found),
    })),
    keepChosen: assign((_, { ids }: { ids: string[] }) => ({ chosen: ids })),
    keepNames: assign(({ context }, { found }: { found: FoundPlace[] }) => ({
      known: withPlaces(context.known, found),
    })),
    keepFailure: assign(caughtFailure),
  },
  delays: { typingDebounce: 250 },
}).createMachine({
  id: 'place-search',
  description: 'Finds places by name, and the names of those that are chosen.',
  context: { typed: '', found: [], known: {}, chosen: [], failure: null },
  type: 'parallel',
  on: ignoreGlobalEvents,
  states: {
    names: {
      description: 'The names of the places that are chosen.',
      initial: 'shown',
      on: {
        'names.requested': {
          target: '.loading',
          actions: { type: 'keepChosen', params: ({ event }) => event },
        },
      },
      states: {
        shown: { description: 'All names are known.' },
        loading: {
          description: 'Names are being loaded.',
          invoke: {
            src: 'searchLocations',
            input: ({ context }) => ({ search: '', ids: context.chosen }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepNames', params: ({ event }) => ({ found: event.output }) },
            },
            onError: 'unknown',
          },
        },
        unknown: {
          description: 'Names could not be loaded; ids are shown instead.',
          on: { 'network.online': 'loading', 'session.restored': 'loading' },
        },
      },
    },
    search: {
      description: 'Places that fit what is typed.',
      initial: 'quiet',
      on: {
        'place.typed': [
          {
            guard: { type: 'isWord', params: ({ event }) => event },
            target: '.pausing',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          { target: '.quiet', actions: { type: 'keepTyped', params: ({ event }) => event } },
        ],
      },
      states: {
        quiet: { description: 'Nothing is typed, or the search has ended.' },
        pausing: {
          tags: 'busy',
          description: 'A name is being typed.',
          after: { typingDebounce: 'searching' },
        },
        searching: {
          tags: 'busy',
          description: 'Places with this name are being searched.',
          invoke: {
            src: 'searchLocations',
            input: ({ context }) => ({ search: context.typed.trim(), ids: [] }),
            onDone: {
              target: 'quiet',
              actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: {
          description: 'Why nothing could be searched, with a way to try again.',
          on: {
            'retry.requested': 'searching',
            'network.online': 'searching',
            'session.restored': 'searching',
          },
        },
      },
    },
  },
});

const withPlaces = (known: Context['known'], places: readonly FoundPlace[]) => ({
  ...known,
  ...Object.fromEntries(places.map((place) => [place.locationId, place])),
});
