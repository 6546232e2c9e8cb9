import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { isPassing } from './passing-failures.ts';
import { retryPause } from './retry-pause.ts';
import { unprovided } from './unprovided.ts';

type Told = {
  /** The idempotency key, the same for every try. */
  key: string;
  ownerUserId: string;
  clientId: string;
  /** The server is being told, or was: from now on it cannot be taken back. */
  isBegun: boolean;
};

/** A post that its creator has deleted on this device; the server is told once it can no longer be taken back. */
export type DeletionCommand = Told & {
  kind: 'deletion';
  postUID: string;
  revision: number;
  /** As it stood on the card, for the words of a failure. */
  title: string;
  language: string | null;
  /** Milliseconds since 1970; until then it can be taken back. */
  dueAt: number;
};

/**
 * Bank details that their creator has sent on this device, sealed for the server: nobody can read them here. The key is sealed in, and
 * is what the outbox knows them by (`clientId`), for they have no post.
 */
export type DetailsCommand = Told & {
  kind: 'bankDetails';
  /** The envelope. */
  sealed: string;
  /** Milliseconds since 1970, as the next. */
  sealedAt: number;
  /** After this the server takes it no longer. */
  goodUntil: number;
};

/** What lies on this device as the server is to be told it. */
export type KeptCommand = DeletionCommand | DetailsCommand;

type Context = { command: KeptCommand; failure: Failure | null; tries: number };

type Event =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
const begun = ({ event }: { event: { output: boolean } }) => ({ isBegun: event.output });
const codeOf = (error: unknown) => toFailure(error).code;

const answers = {
  src: 'tellServer',
  input: ({ context }: { context: Context }) => context.command,
  onDone: 'forgetting',
  onError: [
    { guard: { type: 'isDone', params: caught }, target: 'forgetting' },
    { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
    {
      guard: { type: 'isPassing', params: caught },
      target: 'unknown',
      actions: { type: 'keepFailure', params: caught },
    },
    { target: 'failed', actions: { type: 'keepFailure', params: caught } },
  ],
} as const;

/** Tells the server what lies on this device, once, however often the network goes. */
export const deliveryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as KeptCommand,
    tags: {} as 'confirmed' | 'withdrawn' | 'failed',
  },
  actors: {
    /** Done as soon as the command may go. */
    awaitTurn: unprovided<void, KeptCommand>('awaitTurn'),
    /** Notes that from now on it cannot be taken back; false when it was taken back before. */
    beginCommand: unprovided<boolean, KeptCommand>('beginCommand'),
    tellServer: unprovided<unknown, KeptCommand>('tellServer'),
    /** Removes the command, and what this device had of what is gone with it. */
    forgetCommand: unprovided<void, KeptCommand>('forgetCommand'),
  },
  guards: {
    wasBegun: ({ context }) => context.command.isBegun,
    isGone: (_, { isBegun }: { isBegun: boolean }) => !isBegun,
    isSessionLost: (_, { error }: Caught) => codeOf(error) === 'unauthenticated',
    isDone: ({ context }, { error }: Caught) =>
      context.command.kind === 'deletion' && codeOf(error) === 'not-found',
    isPassing: (_, { error }: Caught) => isPassing(error),
  },
  actions: {
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
    countTry: assign(({ context }) => ({ tries: context.tries + 1, failure: null })),
    forgetTries: assign({ tries: 0 }),
  },
  delays: {
    retryPause: ({ context }) => retryPause(context),
  },
}).createMachine({
  id: 'delivery',
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
      description: 'Not seen: what was begun before this page waits for nothing.',
      always: [{ guard: 'wasBegun', target: 'beginning' }, { target: 'queued' }],
    },
    queued: {
      description: 'Can still be taken back; bank details wait here for a network.',
      invoke: {
        src: 'awaitTurn',
        input: ({ context }) => context.command,
        onDone: 'beginning',
        onError: 'beginning',
      },
      on: { 'network.online': 'beginning' },
    },
    beginning: {
      description: 'From here on it cannot be taken back; what was begun before may have arrived.',
      invoke: {
        src: 'beginCommand',
        input: ({ context }) => context.command,
        onDone: [
          { guard: { type: 'isGone', params: begun }, target: 'withdrawn' },
          { guard: 'wasBegun', target: 'checking' },
          { target: 'sending' },
        ],
        onError: [
          { guard: 'wasBegun', target: 'checking' },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    sending: {
      description: 'The server is being told.',
      entry: 'countTry',
      invoke: answers,
      // Where this call was still lost with the old network, the next does not wait for long.
      on: { 'network.online': { actions: 'forgetTries' } },
    },
    unknown: {
      description: 'No answer came, or none for now: nobody knows whether it was done.',
      after: { retryPause: 'checking' },
      on: { 'network.online': { target: 'checking', actions: 'forgetTries' } },
    },
    checking: {
      description: 'The same once more with the same key: what was done is answered and not done again.',
      entry: 'countTry',
      invoke: answers,
      on: { 'network.online': { actions: 'forgetTries' } },
    },
    signInNeeded: {
      description: 'Waits until the person has signed in again.',
      on: { 'session.restored': 'checking' },
    },
    forgetting: {
      description: 'The server has done it; this device forgets the command.',
      invoke: {
        src: 'forgetCommand',
        input: ({ context }) => context.command,
        onDone: 'confirmed',
        // It stays; told again, the server gives the same answer.
        onError: 'confirmed',
      },
    },
    confirmed: { tags: 'confirmed', description: 'The server has done it.' },
    withdrawn: { tags: 'withdrawn', description: 'It was taken back in time; nothing was sent.' },
    failed: { tags: 'failed', description: 'Why it was not done.' },
  },
});
