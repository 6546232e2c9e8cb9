import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isConflict } from '#machines/kit/transient-errors.ts';
import type { Profile } from './profile.ts';

/**
 * The revision of the change on the screen. The key stays the same however often the button is
 * pressed.
 */
export type WithdrawalRequest = { revision: number; key: string };

type Event = { type: 'withdrawal.requested' } | GlobalEvent;

/** The button that withdraws a change of an approved profile. */
export const withdrawProfileChangeMachine = setup({
  types: {
    context: {} as WithdrawalRequest & { failure: Failure | null },
    events: {} as Event,
    input: {} as WithdrawalRequest,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    withdrawProfileChange: requiredActor<Profile, WithdrawalRequest>('withdrawProfileChange'),
  },
  guards: { isConflict: (_, { error }: Caught) => isConflict(error) },
  actions: { keepFailure: assign(caughtFailure) },
}).createMachine({
  id: 'withdraw-profile-change',
  description: 'Withdraws a proposed change of an approved profile.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'offered',
  on: ignoreGlobalEvents,
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
          { guard: { type: 'isConflict', params: caught }, target: 'ended' },
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
      description: 'Not visible: the change was withdrawn or decided, so the profile is reloaded.',
    },
  },
});
