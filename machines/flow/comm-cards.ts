import { assign, emit, setup, stateIn } from 'xstate';
import type { components } from '#generated/contract.ts';
import { unprovided } from './unprovided.ts';

export type CommCard = components['schemas']['CommCard'];

type Context = {
  cards: readonly CommCard[];
  /** What the device has from the last visit, for when the present answer comes too late. */
  kept: readonly CommCard[];
};

type Event =
  | { type: 'card.dismissed'; card: CommCard }
  /** The list below the cards is placeholders, so that nothing moves when cards come with its rows. */
  | { type: 'list.loading' }
  | { type: 'list.settled' }
  /** Its rows are about to be seen: whatever comes above them later would move them. */
  | { type: 'list.painting' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Loaded = { event: { output: CommCard[] } };
const loaded = ({ event }: Loaded) => ({ cards: event.output });

/**
 * What staff announce to a creator, above the list of posts. Cards come together with the rows of the list: where their answer is
 * later, those of the last visit stand in, and without any the new ones wait until the list loads anew. A list that jumps under the finger
 * is worse than a message that comes a moment later.
 */
export const commCardsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { kept: readonly CommCard[] },
    /** This revision of the card is not shown again on this device. */
    emitted: {} as { type: 'card.dismissed'; card: CommCard },
    tags: {} as 'screen',
  },
  actors: {
    /** Without those that were dismissed on this device. */
    getCommConfig: unprovided<CommCard[]>('getCommConfig'),
  },
  guards: {
    isListPainted: stateIn({ loading: 'besideRows' }),
    isListSettled: stateIn({ loading: 'besideNewRows' }),
    hasKept: ({ context }) => context.kept.length > 0,
    hasCards: ({ context }) => context.cards.length > 0,
  },
  actions: {
    keepCards: assign((_, { cards }: { cards: CommCard[] }) => ({ cards })),
    showKept: assign(({ context }) => ({ cards: context.kept })),
    removeCard: assign(({ context }, { card }: { card: CommCard }) => ({
      cards: context.cards.filter(({ cardId }) => cardId !== card.cardId),
    })),
    tellDismissed: emit((_, { card }: { card: CommCard }) => ({ type: 'card.dismissed' as const, card })),
    forgetCards: assign({ cards: [], kept: [] }),
  },
}).createMachine({
  id: 'comm-cards',
  context: ({ input }) => ({ ...input, cards: [] }),
  initial: 'loading',
  on: {
    'list.loading': {},
    'list.settled': {},
    'list.painting': {},
    'session.expired': {},
    'session.restored': {},
    'signed.out': { target: '.none', actions: 'forgetCards' },
    'network.offline': {},
    'network.online': {},
  },
  states: {
    loading: {
      description: 'Not seen: the list does not wait for the cards.',
      initial: 'besidePlaceholders',
      invoke: {
        src: 'getCommConfig',
        onDone: [
          { guard: 'isListPainted', target: 'held', actions: { type: 'keepCards', params: loaded } },
          { guard: 'isListSettled', target: 'deciding', actions: { type: 'keepCards', params: loaded } },
          { target: 'ready', actions: { type: 'keepCards', params: loaded } },
        ],
        onError: 'failed',
      },
      states: {
        besidePlaceholders: {
          description: 'The list is on its way too.',
          on: { 'list.settled': 'besideNewRows' },
        },
        besideNewRows: {
          description: 'The rows came a moment before, and nobody has seen them yet.',
          on: {
            'list.painting': [
              { guard: 'hasKept', target: '#comm-cards.deciding', actions: 'showKept' },
              { target: 'besideRows' },
            ],
            'list.loading': 'besidePlaceholders',
          },
        },
        besideRows: {
          description: 'The list came first.',
          on: { 'list.loading': 'besidePlaceholders' },
        },
      },
    },
    ready: {
      description: 'Not seen: the cards are here and come with the rows.',
      on: { 'list.settled': 'deciding' },
    },
    held: {
      description: 'Not seen: the cards came after the rows, and wait until these are placeholders again.',
      on: { 'list.loading': 'ready' },
    },
    deciding: {
      description: 'Not seen: decides between cards and none.',
      always: [{ guard: 'hasCards', target: 'shown' }, { target: 'none' }],
    },
    shown: {
      tags: 'screen',
      description: 'The newest cards, each with a button that puts it away.',
      on: {
        'card.dismissed': {
          target: 'deciding',
          actions: [
            { type: 'removeCard', params: ({ event }) => event },
            { type: 'tellDismissed', params: ({ event }) => event },
          ],
        },
      },
    },
    none: { description: 'Nothing, and no room for it.' },
    failed: {
      description:
        'Nothing: a message that did not come is no fault of whoever wants to write. Asks again with the network.',
      on: { 'network.online': 'loading.besideRows', 'session.restored': 'loading.besideRows' },
    },
  },
});
