import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { unprovided } from './unprovided.ts';

type Context<Figures, Filters> = { filters: Filters; figures: Figures | null; failure: Failure | null };

type Event<Filters> =
  | { type: 'filter.changed'; filters: Filters }
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * The chart of whatever is only looked at and comes in one piece: counters, a trend, a ranking.
 * @param isEmpty whether there is nothing in them to be looked at
 */
export function createFigures<Figures, Filters>(isEmpty: (figures: Figures) => boolean = () => false) {
  return setup({
    types: {
      context: {} as Context<Figures, Filters>,
      events: {} as Event<Filters>,
      input: {} as { filters: Filters },
      tags: {} as 'screen' | 'busy' | 'failed',
    },
    actors: { loadFigures: unprovided<Figures, { filters: Filters }>('loadFigures') },
    guards: { isEmpty: (_, { figures }: { figures: Figures }) => isEmpty(figures) },
    actions: {
      keepFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
      keepFigures: assign((_, { figures }: { figures: Figures }) => ({ figures, failure: null })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    },
  }).createMachine({
    id: 'figures',
    context: ({ input }) => ({ ...input, figures: null, failure: null }),
    initial: 'loading',
    on: {
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: { type: 'keepFilters', params: ({ event }) => event },
      },
      'session.expired': {},
      'session.restored': { target: '.loading', reenter: true },
      'signed.out': {},
      'network.offline': {},
      'network.online': {},
    },
    states: {
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders where the figures will stand, or those that were chosen before.',
        invoke: {
          src: 'loadFigures',
          input: ({ context: { filters } }) => ({ filters }),
          onDone: [
            {
              guard: { type: 'isEmpty', params: ({ event }) => ({ figures: event.output }) },
              target: 'empty',
              actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
            },
            {
              target: 'shown',
              actions: { type: 'keepFigures', params: ({ event }) => ({ figures: event.output }) },
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

/** The chart as it is tested and drawn; areas make theirs with {@link createFigures}. */
export const figuresMachine = createFigures<{ count: number }, Record<string, string>>(
  ({ count }) => count === 0,
);
