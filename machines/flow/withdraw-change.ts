import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { Profile } from './profile.ts';
import { unprovided } from './unprovided.ts';

/** Of the change that the person sees; the key stays the same however often the button is pressed. */
export type WithdrawalRequest = { revision: number; key: string };

type Event =
  | { type: 'withdrawal.requested' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** The change is not any more what the person sees. */
const overtaken = ['revision-conflict', 'transition-not-allowed'];

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });

/** The button that withdraws a change of an approved profile. */
export const withdrawChangeMachine = setup({
  types: {
    context: {} as WithdrawalRequest & { failure: Failure | null },
    events: {} as Event,
    input: {} as WithdrawalRequest,
    tags: {} as 'screen' | 'busy',
  },
  actors: { withdrawProfileChange: unprovided<Profile, WithdrawalRequest>('withdrawProfileChange') },
  guards: { isOvertaken: (_, { error }: Caught) => overtaken.includes(toFailure(error).code) },
  actions: { keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })) },
}).createMachine({
  id: 'withdraw-change',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'offered',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    offered: {
      tags: 'screen',
      description: 'The button below the change.',
      on: { 'withdrawal.requested': 'withdrawing' },
    },
    withdrawing: {
      tags: ['screen', 'busy'],
      description: 'The button is busy.',
      invoke: {
        src: 'withdrawProfileChange',
        input: ({ context: { revision, key } }) => ({ revision, key }),
        onDone: 'ended',
        onError: [
          { guard: { type: 'isOvertaken', params: caught }, target: 'ended' },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    failed: {
      tags: 'screen',
      description: 'The button, and above it why the change is not known to be withdrawn.',
      on: { 'withdrawal.requested': 'withdrawing' },
    },
    ended: {
      type: 'final',
      description: 'Not seen: the change is withdrawn or decided on, so the profile is loaded anew.',
    },
  },
});
