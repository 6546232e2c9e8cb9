import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isOutcomeUnknown, isSessionLost } from '#machines/kit/transient-errors.ts';

type Done = components['schemas']['DoneReply']['data'];

type Event =
  | { type: 'closing.requested' }
  | { type: 'closing.dismissed' }
  | { type: 'understanding.changed'; isUnderstood: boolean }
  /** `key` names the request, however often it is sent. */
  | { type: 'closing.confirmed'; key: string }
  | { type: 'end.confirmed' }
  | GlobalEvent;

type Context = {
  isUnderstood: boolean;
  /** Of a request that may have arrived; empty without one. */
  key: string;
  failure: Failure | null;
};

const close = {
  target: 'closing',
  actions: { type: 'keepKey', params: <E>({ event }: { event: E }) => event },
} as const;
const dismiss = { target: 'idle', actions: 'forget' } as const;
const understand = {
  target: 'explaining',
  actions: { type: 'keepUnderstanding', params: <E>({ event }: { event: E }) => event },
} as const;

/** Closing the own account, after what it means has been read and confirmed. */
export const closeAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'session.ended' },
    tags: {} as 'screen' | 'busy' | 'explanation' | 'ended',
  },
  actors: { closeAccount: requiredActor<Done, { key: string }>('closeAccount') },
  guards: {
    isUnderstood: ({ context }) => context.isUnderstood,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepUnderstanding: assign((_, { isUnderstood }: { isUnderstood: boolean }) => ({
      isUnderstood,
    })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key || key })),
    /** A refused request was not taken: the next one is another. */
    dropRefusedKey: assign(({ context }, { error }: Caught) => ({
      key: isOutcomeUnknown(error) ? context.key : '',
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    forget: assign({ isUnderstood: false, failure: null }),
    endSession: emit({ type: 'session.ended' as const }),
  },
}).createMachine({
  id: 'close-account',
  description: 'Explains what closing the account means, and closes it.',
  context: { isUnderstood: false, key: '', failure: null },
  initial: 'idle',
  on: ignoreGlobalEvents,
  states: {
    idle: {
      tags: 'screen',
      description: 'What closing is, in a sentence, and the button that explains it.',
      on: { 'closing.requested': 'explaining' },
    },
    explaining: {
      tags: ['screen', 'explanation'],
      description: 'What happens, what is kept and what is paid; a checkbox, and the button.',
      on: {
        'closing.dismissed': dismiss,
        'understanding.changed': understand,
        'closing.confirmed': [{ ...close, guard: 'isUnderstood' }, { target: 'notUnderstood' }],
      },
    },
    notUnderstood: {
      tags: ['screen', 'explanation'],
      description: 'The same, and that the checkbox is required.',
      on: {
        'closing.dismissed': dismiss,
        'understanding.changed': understand,
        'closing.confirmed': {},
      },
    },
    closing: {
      tags: ['screen', 'busy', 'explanation'],
      description: 'The request is on its way; the dialog that confirms the identity may be open.',
      entry: 'clearFailure',
      invoke: {
        src: 'closeAccount',
        input: ({ context: { key } }) => ({ key }),
        onDone: 'closed',
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signedOut' },
          {
            target: 'closeFailed',
            actions: [
              { type: 'keepFailure', params: caught },
              { type: 'dropRefusedKey', params: caught },
            ],
          },
        ],
      },
    },
    closeFailed: {
      tags: ['screen', 'explanation'],
      description:
        'Why the account was not closed, or that it is not known. The button repeats it.',
      on: {
        'closing.dismissed': dismiss,
        'understanding.changed': understand,
        'closing.confirmed': close,
      },
    },
    closed: {
      tags: ['screen', 'ended'],
      description: 'The account is closed, and how to come back. Every session has ended.',
      on: { 'end.confirmed': 'left' },
    },
    signedOut: {
      tags: ['screen', 'ended'],
      description: 'The session has ended, maybe because an earlier request closed the account.',
      on: { 'end.confirmed': 'left' },
    },
    left: { description: 'The portal leads to the sign-in page.', entry: 'endSession' },
  },
});
