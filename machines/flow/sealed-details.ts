import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { BankDetails } from './bank-submission.ts';
import { isPassing } from './passing-failures.ts';
import { unprovided } from './unprovided.ts';

/** Bank details that their creator has sent on this device, sealed for the server: nobody can read them here. */
export type DetailsCommand = {
  kind: 'bankDetails';
  /** The idempotency key, the same for every try, and sealed in. */
  key: string;
  /** What the outbox knows it by, for it has no post: the key. */
  clientId: string;
  ownerUserId: string;
  /** The envelope. */
  sealed: string;
  /** Milliseconds since 1970, as the next. */
  sealedAt: number;
  /** After this the server takes it no longer. */
  goodUntil: number;
  /** The server is being told, or was: from now on it cannot be taken back. */
  isBegun: boolean;
};

type Context = { command: DetailsCommand; failure: Failure | null; tries: number };

type Event =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });

const answers = {
  src: 'saveBankDetails',
  input: ({ context }: { context: Context }) => context.command,
  onDone: 'forgetting',
  onError: [
    { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
    {
      guard: { type: 'isPassing', params: caught },
      target: 'unknown',
      actions: { type: 'keepFailure', params: caught },
    },
    { target: 'failed', actions: { type: 'keepFailure', params: caught } },
  ],
} as const;

/** Brings sealed bank details to the server, once, however often the network goes. */
export const sealedDetailsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DetailsCommand,
    tags: {} as 'confirmed' | 'failed',
  },
  actors: {
    /** Done as soon as the device may have a network. */
    awaitNetwork: unprovided<void>('awaitNetwork'),
    /** Notes that from now on they cannot be taken back; false when they were before. */
    beginDetails: unprovided<boolean, DetailsCommand>('beginDetails'),
    saveBankDetails: unprovided<BankDetails, DetailsCommand>('saveBankDetails'),
    forgetDetails: unprovided<void, DetailsCommand>('forgetDetails'),
  },
  guards: {
    wasBegun: ({ context }) => context.command.isBegun,
    isBegun: (_, { begun }: { begun: boolean }) => begun,
    isSessionLost: (_, { error }: Caught) => toFailure(error).code === 'unauthenticated',
    isPassing: (_, { error }: Caught) => isPassing(error),
  },
  actions: {
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1, failure: null })),
    forgetTries: assign({ tries: 0 }),
  },
  delays: {
    /** 2, 4, 8 … seconds, a minute at most. */
    retryPause: ({ context }) => Math.min(60_000, 1000 * 2 ** context.tries),
  },
}).createMachine({
  id: 'sealed-details',
  context: ({ input }) => ({ command: input, failure: null, tries: 0 }),
  initial: 'choosing',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    choosing: {
      description: 'Not seen: what was begun before this page may have arrived.',
      always: [{ guard: 'wasBegun', target: 'checking' }, { target: 'queued' }],
    },
    queued: {
      description: 'Waits for a network, and can be taken back.',
      invoke: { src: 'awaitNetwork', onDone: 'beginning', onError: 'beginning' },
      on: { 'network.online': 'beginning' },
    },
    beginning: {
      description: 'From here on they cannot be taken back.',
      invoke: {
        src: 'beginDetails',
        input: ({ context }) => context.command,
        onDone: [
          { guard: { type: 'isBegun', params: ({ event }) => ({ begun: event.output }) }, target: 'sending' },
          { target: 'withdrawn' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    sending: {
      description: 'On their way to the server.',
      entry: 'countTry',
      invoke: answers,
    },
    unknown: {
      description: 'No answer came: nobody knows whether they arrived.',
      after: { retryPause: 'checking' },
      on: { 'network.online': { target: 'checking', actions: 'forgetTries' } },
    },
    checking: {
      description: 'The same envelope with the same key: what has arrived is answered and not done again.',
      entry: 'countTry',
      invoke: answers,
    },
    signInNeeded: {
      description: 'Waits until the person has signed in again.',
      on: { 'session.restored': 'checking' },
    },
    forgetting: {
      description: 'The server has them; this device forgets the envelope.',
      invoke: {
        src: 'forgetDetails',
        input: ({ context }) => context.command,
        onDone: 'confirmed',
        // It stays; told again, the server gives the same answer.
        onError: 'confirmed',
      },
    },
    confirmed: { tags: 'confirmed', description: 'They wait for a decision.' },
    withdrawn: { tags: 'confirmed', description: 'They were taken back in time; nothing was sent.' },
    failed: { tags: 'failed', description: 'Why they were not taken.' },
  },
});
