import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isOutcomeUnknown, isSessionLost } from '#machines/kit/transient-errors.ts';

export type AccountClosing = components['schemas']['AccountClosing'];
type Done = components['schemas']['DoneReply']['data'];
type Loaded = { closing: AccountClosing | null };

type Event =
  | { type: 'return.requested'; key: string }
  | { type: 'retry.requested' }
  | { type: 'opened.confirmed' }
  | GlobalEvent;

type Context = {
  closing: AccountClosing | null;
  /** Of a request that may have arrived; empty without one. */
  key: string;
  failure: Failure | null;
};

const request = {
  target: 'reopening',
  actions: { type: 'keepKey', params: <E>({ event }: { event: E }) => event },
} as const;

/** A closed account: until when, and the way back. */
export const reopenAccountMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'account.opened' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    getAccountClosing: requiredActor<Loaded>('getAccountClosing'),
    reopenAccount: requiredActor<Done, { key: string }>('reopenAccount'),
  },
  guards: {
    isOpen: (_, { closing }: Loaded) => closing === null,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isOpenAlready: (_, { error }: Caught) => toFailure(error).code === 'transition-not-allowed',
  },
  actions: {
    keepClosing: assign((_, { closing }: Loaded) => ({ closing, failure: null })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key || key })),
    dropRefusedKey: assign(({ context }, { error }: Caught) => ({
      key: isOutcomeUnknown(error) ? context.key : '',
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    tellOpened: emit({ type: 'account.opened' as const }),
  },
}).createMachine({
  id: 'reopen-account',
  description: 'Shows a closed account to its creator and opens it again.',
  context: { closing: null, key: '', failure: null },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'A placeholder while the server is asked until when it is closed.',
      invoke: {
        src: 'getAccountClosing',
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => event.output },
            target: 'opened',
          },
          {
            target: 'closed',
            actions: { type: 'keepClosing', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the dates are not known, and a button to retry.',
      on: loadAgain,
    },
    closed: {
      tags: 'screen',
      description: 'Since when the account is closed, when it is erased, and the way back.',
      on: { 'return.requested': request, 'session.restored': 'loading' },
    },
    reopening: {
      tags: ['screen', 'busy'],
      description: 'The request is on its way.',
      entry: 'clearFailure',
      invoke: {
        src: 'reopenAccount',
        input: ({ context: { key } }) => ({ key }),
        onDone: 'opened',
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          // Another tab was first.
          { guard: { type: 'isOpenAlready', params: caught }, target: 'opened' },
          {
            target: 'reopenFailed',
            actions: [
              { type: 'keepFailure', params: caught },
              { type: 'dropRefusedKey', params: caught },
            ],
          },
        ],
      },
    },
    reopenFailed: {
      tags: 'screen',
      description: 'Why the account was not opened. The button tries it again.',
      on: { 'return.requested': request, 'session.restored': 'loading' },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. The dates are loaded afterwards.',
      on: { 'session.restored': 'loading' },
    },
    opened: {
      tags: 'screen',
      description: 'The account is open, and the portal leads on; a button in case it does not.',
      entry: 'tellOpened',
      on: { 'opened.confirmed': { actions: 'tellOpened' }, 'session.restored': 'loading' },
    },
  },
});
