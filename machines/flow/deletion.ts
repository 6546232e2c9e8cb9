import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { isPassing } from './passing-failures.ts';
import type { Post } from './post-content.ts';
import { unprovided } from './unprovided.ts';

/** A post that its creator has deleted on this device; the server is told once it can no longer be taken back. */
export type DeletionCommand = {
  kind: 'deletion';
  /** The idempotency key, the same for every try. */
  key: string;
  ownerUserId: string;
  clientId: string;
  postUID: string;
  revision: number;
  /** As it stood on the card, for the words of a failure. */
  title: string;
  language: string | null;
  /** Milliseconds since 1970; until then it can be taken back. */
  dueAt: number;
};

type Context = { command: DeletionCommand; failure: Failure | null; tries: number };

type Event =
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
const codeOf = (error: unknown) => toFailure(error).code;

/** Deleting a post for good, however often the network goes. */
export const deletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as DeletionCommand,
    tags: {} as 'waiting' | 'confirmed' | 'failed',
  },
  actors: {
    /** Notes that from now on it cannot be taken back; false when it was taken back before. */
    beginDeletion: unprovided<boolean, DeletionCommand>('beginDeletion'),
    deletePost: unprovided<{ success: true; post: Post }, DeletionCommand>('upsertPost'),
    /** Removes the command, and what this device had of the post. */
    forgetPost: unprovided<void, DeletionCommand>('forgetPost'),
  },
  guards: {
    isBegun: (_, { begun }: { begun: boolean }) => begun,
    isSessionLost: (_, { error }: Caught) => codeOf(error) === 'unauthenticated',
    isGone: (_, { error }: Caught) => codeOf(error) === 'not-found',
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
  id: 'deletion',
  context: ({ input }) => ({ command: input, failure: null, tries: 0 }),
  initial: 'beginning',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    beginning: {
      description: 'From here on it cannot be taken back.',
      invoke: {
        src: 'beginDeletion',
        input: ({ context }) => context.command,
        onDone: [
          { guard: { type: 'isBegun', params: ({ event }) => ({ begun: event.output }) }, target: 'sending' },
          { target: 'withdrawn' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    sending: {
      description: 'The server is told, with the same key every time.',
      entry: 'countTry',
      invoke: {
        src: 'deletePost',
        input: ({ context }) => context.command,
        onDone: 'forgetting',
        onError: [
          { guard: { type: 'isGone', params: caught }, target: 'forgetting' },
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'isPassing', params: caught },
            target: 'waiting',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
      // Where this call was still lost with the old network, the next does not wait for long.
      on: { 'network.online': { actions: 'forgetTries' } },
    },
    waiting: {
      tags: 'waiting',
      description: 'Nobody knows yet whether it was done; the same call goes out again.',
      after: { retryPause: 'sending' },
      on: { 'network.online': { target: 'sending', actions: 'forgetTries' } },
    },
    signInNeeded: {
      tags: 'waiting',
      description: 'Waits until the person has signed in again.',
      on: { 'session.restored': 'sending' },
    },
    forgetting: {
      description: 'Gone at the server; this device forgets it too.',
      invoke: {
        src: 'forgetPost',
        input: ({ context }) => context.command,
        onDone: 'confirmed',
        // The command stays; told again, the server answers that the post is gone.
        onError: 'confirmed',
      },
    },
    confirmed: { tags: 'confirmed', description: 'The post is gone.' },
    withdrawn: { tags: 'confirmed', description: 'It was taken back in time; nothing was sent.' },
    failed: { tags: 'failed', description: 'Why the post is still there.' },
  },
});
