import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

type CommandBase = {
  /** The idempotency key, the same for every try. */
  key: string;
  ownerUserId: string;
  clientId: string;
  /** The server is being told, or was: from now on it cannot be taken back. */
  isBegun: boolean;
};

/**
 * A post that its creator has deleted on this device; the server is told once it can no longer be
 * taken back.
 */
export type DeletionCommand = CommandBase & {
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
 * Bank details that their creator has sent on this device, sealed for the server: nobody can read
 * them here. The key is sealed in, and is what the outbox knows them by (`clientId`), for they have
 * no post.
 */
export type DetailsCommand = CommandBase & {
  kind: 'bankDetails';
  /** The envelope. */
  sealed: string;
  /** Milliseconds since 1970, as the next. */
  sealedAt: number;
  /** After this the server takes it no longer. */
  goodUntil: number;
};

/** What lies on this device as the server is to be told it. */
export type StoredCommand = DeletionCommand | DetailsCommand;

type Context = { command: StoredCommand; failure: Failure | null; tries: number };

type Event = GlobalEvent;

const begun = ({ event }: { event: { output: boolean } }) => ({ isBegun: event.output });
const failureCode = (error: unknown) => toFailure(error).code;

const sendInvoke = {
  src: 'sendCommand',
  input: ({ context }: { context: Context }) => context.command,
  onDone: 'removing',
  onError: [
    { guard: { type: 'isDone', params: caught }, target: 'removing' },
    { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
    {
      guard: { type: 'isTransient', params: caught },
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
    input: {} as StoredCommand,
    tags: {} as 'confirmed' | 'withdrawn' | 'failed',
  },
  actors: {
    /** Done as soon as the command may go. */
    waitUntilDue: requiredActor<void, StoredCommand>('waitUntilDue'),
    /** Notes that from now on it cannot be taken back; false when it was taken back before. */
    markCommandStarted: requiredActor<boolean, StoredCommand>('markCommandStarted'),
    sendCommand: requiredActor<unknown, StoredCommand>('sendCommand'),
    /** Removes the command, and what this device had of what is gone with it. */
    removeCommand: requiredActor<void, StoredCommand>('removeCommand'),
  },
  guards: {
    wasStarted: ({ context }) => context.command.isBegun,
    isGone: (_, { isBegun }: { isBegun: boolean }) => !isBegun,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isDone: ({ context }, { error }: Caught) =>
      context.command.kind === 'deletion' && failureCode(error) === 'not-found',
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1, failure: null })),
    clearTries: assign({ tries: 0 }),
  },
  delays: {
    retryDelay: ({ context }) => retryDelay(context),
  },
}).createMachine({
  id: 'delivery',
  description: 'Sends one stored command to the server exactly once.',
  context: ({ input }) => ({ command: input, failure: null, tries: 0 }),
  initial: 'choosing',
  on: ignoreGlobalEvents,
  states: {
    choosing: {
      description: 'Not seen: what was begun before this page waits for nothing.',
      always: [{ guard: 'wasStarted', target: 'starting' }, { target: 'queued' }],
    },
    queued: {
      description: 'Can still be taken back; bank details wait here for a network.',
      invoke: {
        src: 'waitUntilDue',
        input: ({ context }) => context.command,
        onDone: 'starting',
        onError: 'starting',
      },
      on: { 'network.online': 'starting' },
    },
    starting: {
      description: 'From here on it cannot be taken back; what was begun before may have arrived.',
      invoke: {
        src: 'markCommandStarted',
        input: ({ context }) => context.command,
        onDone: [
          { guard: { type: 'isGone', params: begun }, target: 'withdrawn' },
          { guard: 'wasStarted', target: 'checking' },
          { target: 'sending' },
        ],
        onError: [
          { guard: 'wasStarted', target: 'checking' },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    sending: {
      description: 'The server is being told.',
      entry: 'countTry',
      invoke: sendInvoke,
      // Where this call was still lost with the old network, the next does not wait for long.
      on: { 'network.online': { actions: 'clearTries' } },
    },
    unknown: {
      description: 'No answer came, or none for now: nobody knows whether it was done.',
      after: { retryDelay: 'checking' },
      on: { 'network.online': { target: 'checking', actions: 'clearTries' } },
    },
    checking: {
      description:
        'The same once more with the same key: what was done is answered and not done again.',
      entry: 'countTry',
      invoke: sendInvoke,
      on: { 'network.online': { actions: 'clearTries' } },
    },
    signInNeeded: {
      description: 'Waits until the person has signed in again.',
      on: { 'session.restored': 'checking' },
    },
    removing: {
      description: 'The server has done it; this device forgets the command.',
      invoke: {
        src: 'removeCommand',
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
