import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type PhoneChange = components['schemas']['PhoneChange'];

type Context = {
  /** From the address; null when it is missing or incomplete. */
  token: string | null;
  change: PhoneChange | null;
  failure: Failure | null;
};

type Event = { type: 'undo.confirmed' } | { type: 'retry.requested' } | GlobalEvent;

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

const loaded = ({ event }: { event: { output: PhoneChange } }) => ({ change: event.output });
const failureCode = ({ error }: Caught) => toFailure(error).code;

/**
 * Changing a phone number back by the link in the message to the old number. It is used by a press
 * and not by being opened: messengers open links to show what is behind them.
 */
export const undoPhoneChangeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { token: string | null },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    getPhoneChange: requiredActor<PhoneChange, { token: string | null }>('getPhoneChange'),
    undoPhoneChange: requiredActor<PhoneChange, { token: string | null }>('undoPhoneChange'),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isOpen: ({ context }) => context.change?.status === 'open',
    isUndone: ({ context }) => context.change?.status === 'undone',
    isSuperseded: ({ context }) => context.change?.status === 'superseded',
    isWaiting: ({ context }) => context.change?.status === 'waiting',
    isUnknown: (_, error: Caught) => ['not-found', 'invalid-request'].includes(failureCode(error)),
    isTooLate: (_, error: Caught) => failureCode(error) === 'phone-change-expired',
    isTaken: (_, error: Caught) => failureCode(error) === 'already-taken',
  },
  actions: {
    keepChange: assign((_, { change }: { change: PhoneChange }) => ({ change, failure: null })),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'undo-phone-change',
  description: 'Restores the previous phone number from a link.',
  context: ({ input: { token } }) => ({
    token: token !== null && tokenShape.test(token) ? token : null,
    change: null,
    failure: null,
  }),
  initial: 'arriving',
  on: ignoreGlobalEvents,
  states: {
    arriving: {
      description: 'Not visible: checks the address for a link.',
      always: [{ guard: 'hasToken', target: 'loading' }, { target: 'unknown' }],
    },
    loading: {
      tags: ['screen', 'busy'],
      description: 'A spinner while the change is loaded.',
      invoke: {
        src: 'getPhoneChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'deciding', actions: { type: 'keepChange', params: loaded } },
        onError: [
          { guard: { type: 'isUnknown', params: caught }, target: 'unknown' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the change could not be loaded, with a retry button.',
      on: { 'retry.requested': 'loading', 'network.online': 'loading' },
    },
    deciding: {
      description: 'Not visible: continues with the state of the change.',
      always: [
        { guard: 'isOpen', target: 'offered' },
        { guard: 'isUndone', target: 'undone' },
        { guard: 'isSuperseded', target: 'superseded' },
        { guard: 'isWaiting', target: 'waiting' },
        { target: 'expired' },
      ],
    },
    offered: {
      tags: 'screen',
      description: 'The old and the new number, how long it can be undone, and the button.',
      on: { 'undo.confirmed': 'undoing' },
    },
    undoing: {
      tags: ['screen', 'busy'],
      description: 'The same page with a busy button.',
      invoke: {
        src: 'undoPhoneChange',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'deciding', actions: { type: 'keepChange', params: loaded } },
        onError: [
          { guard: { type: 'isTooLate', params: caught }, target: 'expired' },
          { guard: { type: 'isTaken', params: caught }, target: 'numberTaken' },
          { guard: { type: 'isUnknown', params: caught }, target: 'unknown' },
          { target: 'undoFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    undoFailed: {
      tags: ['screen', 'failed'],
      description: 'Why the result is unknown; the undo can be tried again.',
      on: { 'undo.confirmed': 'undoing', 'network.online': 'undoing' },
    },
    undone: {
      tags: 'screen',
      description: 'The old number is back, all other devices are signed out; what to check next.',
    },
    superseded: {
      tags: 'screen',
      description:
        'The change was undone, and the account has another number now; how to reach support.',
    },
    waiting: {
      tags: 'screen',
      description: 'An earlier change can still be undone and has priority; when to try again.',
    },
    expired: { tags: 'screen', description: 'It is too late; how to reach support.' },
    numberTaken: {
      tags: 'screen',
      description: 'Another active account has the old number: how to reach support.',
    },
    unknown: {
      tags: 'screen',
      description: 'The address holds no link that was ever sent, or not all of it.',
    },
  },
});
