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
  /** The command was sent, or is being sent, and can no longer be cancelled. */
  isBegun: boolean;
};

/**
 * A post that its creator deleted on this device. The server is informed once the deletion can no
 * longer be cancelled.
 */
export type DeletionCommand = CommandBase & {
  kind: 'deletion';
  postUID: string;
  revision: number;
  /** As shown on the card, for the error message. */
  title: string;
  language: string | null;
  /** Milliseconds since 1970; until then it can be cancelled. */
  dueAt: number;
};

/**
 * Bank details sent from this device, sealed for the server: nobody can read them here. The sealed
 * key is also their `clientId` in the outbox, because they have no post.
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

/** The commands on this device that the server has to get. */
export type StoredCommand = DeletionCommand | DetailsCommand;

type Context = { command: StoredCommand; failure: Failure | null; tries: number };

type Event = GlobalEvent;

const startedCommand = ({ event }: { event: { output: boolean } }) => ({ isBegun: event.output });
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

/** Sends the commands of this device once each, however often the network fails. */
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
    /** Marks it as no longer cancellable; false when it was cancelled before. */
    markCommandStarted: requiredActor<boolean, StoredCommand>('markCommandStarted'),
    sendCommand: requiredActor<unknown, StoredCommand>('sendCommand'),
    /** Removes the command and this device's data of what was deleted. */
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
      description: 'Not visible: a command from an earlier page does not wait.',
      always: [{ guard: 'wasStarted', target: 'starting' }, { target: 'queued' }],
    },
    queued: {
      description: 'Can still be cancelled. Bank details wait here for a network.',
      invoke: {
        src: 'waitUntilDue',
        input: ({ context }) => context.command,
        onDone: 'starting',
        onError: 'starting',
      },
      on: { 'network.online': 'starting' },
    },
    starting: {
      description: 'From here on it cannot be cancelled: an earlier attempt may have arrived.',
      invoke: {
        src: 'markCommandStarted',
        input: ({ context }) => context.command,
        onDone: [
          { guard: { type: 'isGone', params: startedCommand }, target: 'withdrawn' },
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
      description: 'The command is being sent.',
      entry: 'countTry',
      invoke: sendInvoke,
      // When the old network lost this call too, the next attempt does not wait long.
      on: { 'network.online': { actions: 'clearTries' } },
    },
    unknown: {
      description: 'No reply arrived, or a temporary failure: the result is unknown.',
      after: { retryDelay: 'checking' },
      on: { 'network.online': { target: 'checking', actions: 'clearTries' } },
    },
    checking: {
      description: 'The same call with the same key: a repeated call gets the same reply.',
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
        // The command stays. The server answers a repeated one in the same way.
        onError: 'confirmed',
      },
    },
    confirmed: { tags: 'confirmed', description: 'The server has done it.' },
    withdrawn: { tags: 'withdrawn', description: 'It was cancelled in time; nothing was sent.' },
    failed: { tags: 'failed', description: 'Why it was not done.' },
  },
});
