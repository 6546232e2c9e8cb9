import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';

type Context<Data, Filters> = { filters: Filters; data: Data | null; failure: Failure | null };

type Event<Filters> =
  | { type: 'filter.changed'; filters: Filters }
  | { type: 'retry.requested' }
  | GlobalEvent;

/**
 * The chart of whatever is only looked at and comes in one piece: counters, a trend, a ranking.
 * @param isEmpty whether there is nothing in them to be looked at
 */
export function createResource<Figures, Filters>(
  isEmpty: (figures: Figures) => boolean = () => false,
) {
  return setup({
    types: {
      context: {} as Context<Figures, Filters>,
      events: {} as Event<Filters>,
      input: {} as { filters: Filters },
      tags: {} as 'screen' | 'busy' | 'failed',
    },
    actors: { loadResource: requiredActor<Figures, { filters: Filters }>('loadResource') },
    guards: { isEmpty: (_, { data }: { data: Figures }) => isEmpty(data) },
    actions: {
      keepFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
      keepData: assign((_, { data }: { data: Figures }) => ({ data, failure: null })),
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
        description: 'Placeholders where the figures will stand, or those that were chosen before.',
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
      shown: { tags: 'screen', description: 'The figures, and the moment of which they are.' },
      empty: {
        tags: 'screen',
        description: 'Says that there is nothing to be seen yet, and when there will be.',
      },
      failed: {
        tags: ['screen', 'failed'],
        description:
          'Says what went wrong, with a way to try again. Tries again by itself when the network is back.',
        on: { 'retry.requested': 'loading', 'network.online': 'loading' },
      },
    },
  });
}

/** The chart as it is tested and drawn; areas make theirs with {@link createResource}. */
export const resourceMachine = createResource<{ count: number }, Record<string, string>>(
  ({ count }) => count === 0,
);
