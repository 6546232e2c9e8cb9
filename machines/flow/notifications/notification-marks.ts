import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

/** One notification that was read, or all up to one. */
export type Mark = { notificationId: string; andOlder: boolean };

type Event = { type: 'notifications.read'; mark: Mark } | GlobalEvent;

type Context = {
  /** What was read in this visit. Pages show it as read at once. */
  marks: Mark[];
  /** What the server does not know yet, in order. */
  unsent: Mark[];
  failure: Failure | null;
  tries: number;
};

/** Whether one of the marks covers a notification. Ids made later sort later. */
export const isMarked = (marks: readonly Mark[], id: string): boolean =>
  marks.some(({ notificationId, andOlder }) =>
    andOlder ? id <= notificationId : id === notificationId,
  );

/**
 * Tells the server which notifications were read, one request at a time; each may be repeated.
 */
export const notificationMarksMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'marks.sent' },
  },
  actors: { readNotifications: requiredActor<unknown, { mark: Mark | null }>('readNotifications') },
  guards: {
    hasUnsent: ({ context }) => context.unsent.length > 0,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepMark: assign(({ context: { marks, unsent } }, { mark }: { mark: Mark }) =>
      isMarked(marks, mark.notificationId) && !mark.andOlder
        ? {}
        : { marks: [...marks, mark], unsent: [...unsent, mark] },
    ),
    dropSent: assign(({ context }) => ({
      unsent: context.unsent.slice(1),
      failure: null,
      tries: 0,
    })),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
    emitSent: emit({ type: 'marks.sent' }),
  },
  delays: { retryDelay: ({ context }) => retryDelay(context) },
}).createMachine({
  id: 'notification-marks',
  description: 'Keeps which notifications were read, and sends them to the server.',
  context: { marks: [], unsent: [], failure: null, tries: 0 },
  initial: 'idle',
  on: {
    ...ignoreGlobalEvents,
    'notifications.read': { actions: { type: 'keepMark', params: ({ event }) => event } },
  },
  states: {
    idle: {
      description: 'The server knows what was read.',
      always: { guard: 'hasUnsent', target: 'sending' },
    },
    sending: {
      description: 'The request is being sent; the page already shows the notification as read.',
      invoke: {
        src: 'readNotifications',
        input: ({ context }) => ({ mark: context.unsent[0] ?? null }),
        onDone: { target: 'idle', actions: ['dropSent', 'emitSent'] },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
          },
          // Marks are only a help: one that the server refuses is not worth a message.
          { target: 'idle', actions: 'dropSent' },
        ],
      },
    },
    waiting: {
      description: 'The server was not reached. The request is repeated after a pause.',
      after: { retryDelay: 'sending' },
      on: { 'network.online': 'sending' },
    },
    signInNeeded: {
      description: 'The session has ended. The request is sent after the sign-in.',
      on: { 'session.restored': 'sending' },
    },
  },
});
