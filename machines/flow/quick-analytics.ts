import { assign, setup } from 'xstate';
import type { operations } from '#generated/contract.ts';
import { unprovided } from './unprovided.ts';

export type Counters =
  operations['getQuickAnalytics']['responses'][200]['content']['application/json']['data'];

type Event =
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** The seven counters beside the dashboard; the page does not wait for them. */
export const quickAnalyticsMachine = setup({
  types: { context: {} as { counters: Counters | null }, events: {} as Event, tags: {} as 'screen' },
  actors: { getQuickAnalytics: unprovided<Counters>('getQuickAnalytics') },
  actions: {
    keepCounters: assign((_, { counters }: { counters: Counters }) => ({ counters })),
  },
}).createMachine({
  id: 'quick-analytics',
  context: { counters: null },
  initial: 'loading',
  on: {
    'session.expired': {},
    'session.restored': '.loading',
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    loading: {
      tags: 'screen',
      description: 'Placeholders where the numbers will stand.',
      invoke: {
        src: 'getQuickAnalytics',
        onDone: {
          target: 'shown',
          actions: { type: 'keepCounters', params: ({ event }) => ({ counters: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: { tags: 'screen', description: 'Seven numbers, and the moment of which they are.' },
    failed: {
      tags: 'screen',
      description: '"Stats not available", with a way to try again.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading' },
    },
  },
});
