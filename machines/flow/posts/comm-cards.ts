import { assign, emit, setup, stateIn } from 'xstate';
import type { components } from '#generated/contract.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type CommCard = components['schemas']['CommCard'];

type Context = {
  cards: readonly CommCard[];
  /** The cards of the last visit, in case the reply is late. */
  cached: readonly CommCard[];
};

type Event =
  | { type: 'card.dismissed'; card: CommCard }
  /**
   * The list below the cards is placeholders, so that nothing moves when cards come with its rows.
   */
  | { type: 'list.loading' }
  | { type: 'list.settled' }
  /** The rows appear now, and cards that come later would move them. */
  | { type: 'list.rendering' }
  | GlobalEvent;

type Loaded = { event: { output: CommCard[] } };
const loaded = ({ event }: Loaded) => ({ cards: event.output });

/**
 * Announcements of staff above a creator's list of posts. Cards appear together with the rows. If
 * their reply is late, the cards of the last visit are shown; without those, new cards wait until
 * the list reloads. A list that shifts under the finger is worse than a late announcement.
 */
export const commCardsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { cached: readonly CommCard[] },
    /** This revision of the card is not shown again on this device. */
    emitted: {} as { type: 'card.dismissed'; card: CommCard },
    tags: {} as 'screen',
  },
  actors: {
    /** Without those that were dismissed on this device. */
    getCommConfig: requiredActor<CommCard[]>('getCommConfig'),
  },
  guards: {
    isListShown: stateIn({ loading: 'listShown' }),
    isListSettled: stateIn({ loading: 'listLoaded' }),
    hasCached: ({ context }) => context.cached.length > 0,
    hasCards: ({ context }) => context.cards.length > 0,
    hasNoCards: ({ context }) => context.cards.length === 0,
  },
  actions: {
    keepCards: assign((_, { cards }: { cards: CommCard[] }) => ({ cards })),
    showCached: assign(({ context }) => ({ cards: context.cached })),
    removeCard: assign(({ context }, { card }: { card: CommCard }) => ({
      cards: context.cards.filter(({ cardId }) => cardId !== card.cardId),
    })),
    emitDismissed: emit((_, { card }: { card: CommCard }) => ({
      type: 'card.dismissed' as const,
      card,
    })),
    clearCards: assign({ cards: [], cached: [] }),
  },
}).createMachine({
  id: 'comm-cards',
  description: 'Shows announcements from staff above the list of posts.',
  context: ({ input }) => ({ ...input, cards: [] }),
  initial: 'loading',
  on: {
    ...ignoreGlobalEvents,
    'list.loading': {},
    'list.settled': {},
    'list.rendering': {},
    'signed.out': { target: '.none', actions: 'clearCards' },
  },
  states: {
    loading: {
      description: 'Not visible: the list does not wait for the cards.',
      initial: 'listLoading',
      invoke: {
        src: 'getCommConfig',
        onDone: [
          {
            guard: 'isListShown',
            target: 'deferred',
            actions: { type: 'keepCards', params: loaded },
          },
          {
            guard: 'isListSettled',
            target: 'deciding',
            actions: { type: 'keepCards', params: loaded },
          },
          { target: 'ready', actions: { type: 'keepCards', params: loaded } },
        ],
        onError: 'failed',
      },
      states: {
        listLoading: {
          description: 'The list is on its way too.',
          on: { 'list.settled': 'listLoaded' },
        },
        listLoaded: {
          description: 'The rows have only just appeared, so cards may still be inserted.',
          on: {
            'list.rendering': [
              { guard: 'hasCached', target: '#comm-cards.deciding', actions: 'showCached' },
              { target: 'listShown' },
            ],
            'list.loading': 'listLoading',
          },
        },
        listShown: {
          description: 'The list was first.',
          on: { 'list.loading': 'listLoading' },
        },
      },
    },
    ready: {
      description: 'Not visible: the cards have loaded and appear with the rows.',
      on: { 'list.settled': 'deciding' },
    },
    deferred: {
      description: 'Not visible: the cards were late and wait until the list reloads.',
      always: { guard: 'hasNoCards', target: 'none' },
      on: { 'list.loading': 'ready' },
    },
    deciding: {
      description: 'Not visible: with or without cards.',
      always: [{ guard: 'hasCards', target: 'shown' }, { target: 'none' }],
    },
    shown: {
      tags: 'screen',
      description: 'The newest cards, each with a button that dismisses it.',
      on: {
        'card.dismissed': {
          target: 'deciding',
          actions: [
            { type: 'removeCard', params: ({ event }) => event },
            { type: 'emitDismissed', params: ({ event }) => event },
          ],
        },
      },
    },
    none: { description: 'Nothing, and no room for it.' },
    failed: {
      description:
        'Nothing: a missing announcement must not disturb a writer. Retries when online.',
      on: { 'network.online': 'loading.listShown', 'session.restored': 'loading.listShown' },
    },
  },
});
