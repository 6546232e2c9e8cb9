import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';

type Context<Data, Filters> = { filters: Filters; data: Data | null; failure: Failure | null };

type Event<Filters> =
  | { type: 'filter.changed'; filters: Filters }
  | { type: 'retry.requested' }
  /** There may be other data now. */
  | { type: 'data.changed' }
  | GlobalEvent;

/**
 * The chart of read-only data in one piece: counters, a trend, a ranking.
 * @param isEmpty whether the data has nothing to show
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createResource<Data, Filters>(isEmpty: (data: Data) => boolean = () => false) {
  return setup({
    types: {
      context: {} as Context<Data, Filters>,
      events: {} as Event<Filters>,
      input: {} as { filters: Filters },
      tags: {} as 'screen' | 'busy' | 'failed' | 'outdated',
    },
    actors: { loadResource: requiredActor<Data, { filters: Filters }>('loadResource') },
    guards: { isEmpty: (_, { data }: { data: Data }) => isEmpty(data) },
    actions: {
      keepFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
      keepData: assign((_, { data }: { data: Data }) => ({ data, failure: null })),
      keepFailure: assign(caughtFailure),
    },
  }).createMachine({
    id: 'resource',
    description: 'Loads one read-only result and reloads it when its filters change.',
    context: ({ input }) => ({ ...input, data: null, failure: null }),
    initial: 'loading',
    on: {
      ...ignoreGlobalEvents,
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepFilters', params: ({ event }) => event },
      },
      'session.restored': { target: '.loading', reenter: true },
    },
    states: {
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders while the data loads, or the data of the filters chosen before.',
        invoke: {
          src: 'loadResource',
          input: ({ context: { filters } }) => ({ filters }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => ({ data: event.output }) },
              target: 'empty',
              actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
            },
            {
              target: 'shown',
              actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
            },
          ],
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => event },
          },
        },
      },
      shown: {
        tags: 'screen',
        description: 'The data, and the time it is from.',
        on: { 'data.changed': '.reloading' },
        initial: 'current',
        states: {
          current: { description: 'Nothing more to load.' },
          reloading: {
            description: 'The data as it was, until it is here as it is now.',
            invoke: {
              src: 'loadResource',
              input: ({ context: { filters } }) => ({ filters }),
              onDone: [
                {
                  guard: { type: 'isEmpty', params: ({ event }) => ({ data: event.output }) },
                  target: '#resource.empty',
                  actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
                },
                {
                  target: 'current',
                  actions: { type: 'keepData', params: ({ event }) => ({ data: event.output }) },
                },
              ],
              onError: 'outdated',
            },
          },
          outdated: {
            tags: 'outdated',
            description: 'Reloading failed. The data stays as it was until it is tried again.',
            on: { 'network.online': 'reloading' },
          },
        },
      },
      empty: {
        tags: 'screen',
        description: 'Says that there is nothing to be seen yet, and when there will be.',
      },
      failed: {
        tags: ['screen', 'failed'],
        description: 'Says what failed, with a retry button. Retries automatically when online.',
        on: {
          'retry.requested': 'loading',
          'network.online': 'loading',
          // Something that has just heard from the server sends this, so there is a network.
          'data.changed': 'loading',
        },
      },
    },
  });
}

/** The chart for tests and diagrams. Areas create their own with {@link createResource}. */
export const resourceMachine = createResource<{ count: number }, Record<string, string>>(
  ({ count }) => count === 0,
);
