import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { OutboxInput, outboxMachine } from './outbox.ts';

export type OutboxActor = ActorRefFrom<typeof outboxMachine>;

type User = Pick<OutboxInput, 'ownerUserId' | 'profile'>;
type Event = { type: 'device.changed' } | ({ type: 'user.changed' } & User) | GlobalEvent;
type Created = { outbox: OutboxActor | null };

const created = ({ event }: { event: { output: OutboxActor | null } }): Created => ({
  outbox: event.output,
});
const user = ({ event: { ownerUserId, profile } }: { event: User }): User => ({
  ownerUserId,
  profile,
});
/** Something may wait now, or the scripts may be there. */
const check = { target: 'checking', reenter: true } as const;

/**
 * Starts the outbox of the signed-in person once something on this device waits to be sent. Its
 * code is not loaded before that, nor before the page.
 */
export const outboxStartMachine = setup({
  types: {
    context: {} as OutboxInput & Created,
    events: {} as Event,
    input: {} as OutboxInput,
    children: {} as { outbox: 'runOutbox' },
  },
  actors: {
    /** Says `device.changed` and `network.online`. */
    watchDevice: fromCallback<Event>(() => {}),
    /** Returns an outbox that was not started; null when nothing waits. */
    createOutbox: requiredActor<OutboxActor | null, OutboxInput>('createOutbox'),
    /** Starts the outbox, passes `device.changed` on to it, and stops it at its own end. */
    runOutbox: fromCallback<{ type: 'device.changed' }, { outbox: OutboxActor }>(() => {}),
  },
  guards: {
    isOtherUser: ({ context }, { ownerUserId, profile }: User) =>
      context.ownerUserId !== ownerUserId || context.profile !== profile,
    isCreated: (_, { outbox }: Created) => outbox !== null,
  },
  actions: {
    keepUser: assign((_, { ownerUserId, profile }: User) => ({ ownerUserId, profile })),
    keepOutbox: assign((_, { outbox }: Created) => ({ outbox })),
    clearOutbox: assign({ outbox: null }),
    forwardToOutbox: sendTo('outbox', { type: 'device.changed' }),
  },
  delays: { startDelay: 1500, retryDelay: 30_000 },
}).createMachine({
  id: 'outbox-start',
  description: 'Starts the outbox when something on this device waits for the server.',
  context: ({ input }) => ({ ...input, outbox: null }),
  initial: 'waiting',
  invoke: { src: 'watchDevice', onError: { actions: [] } },
  on: {
    ...ignoreGlobalEvents,
    'user.changed': {
      guard: { type: 'isOtherUser', params: user },
      target: '.waiting',
      reenter: true,
      actions: { type: 'keepUser', params: user },
    },
  },
  states: {
    waiting: {
      description: 'Waits until the page has loaded.',
      after: { startDelay: 'checking' },
      on: { 'device.changed': 'checking', 'network.online': 'checking' },
    },
    checking: {
      description: 'Checks whether something waits on this device, and loads the scripts for it.',
      invoke: {
        src: 'createOutbox',
        input: ({ context: { ownerUserId, profile, newKey } }) => ({
          ownerUserId,
          profile,
          newKey,
        }),
        onDone: [
          {
            guard: { type: 'isCreated', params: created },
            target: 'running',
            actions: { type: 'keepOutbox', params: created },
          },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
      on: { 'device.changed': check, 'network.online': check },
    },
    idle: {
      description: 'Nothing waits.',
      on: { 'device.changed': 'checking', 'network.online': 'checking' },
    },
    failed: {
      description: 'The code failed to load, perhaps without a network. It is requested again.',
      after: { retryDelay: 'checking' },
      on: { 'device.changed': 'checking', 'network.online': 'checking' },
    },
    running: {
      description: 'The outbox sends what waits.',
      exit: 'clearOutbox',
      invoke: {
        src: 'runOutbox',
        id: 'outbox',
        input: ({ context: { outbox } }) => {
          if (outbox === null) throw new Error('No outbox was created.');
          return { outbox };
        },
        onError: 'failed',
      },
      on: { 'device.changed': { actions: 'forwardToOutbox' } },
    },
  },
});
