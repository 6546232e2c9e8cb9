import { assign, emit, fromCallback, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { retryDelay } from '#machines/kit/retry-delay.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';

export type Updates = components['schemas']['Updates'];

/** The browser's page events; `page.unused` after minutes without any input. */
export type PageEvent =
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'page.used' }
  | { type: 'page.unused' };

/** `updates.requested` where this page has just changed something. */
type Event = { type: 'updates.requested' } | PageEvent | GlobalEvent;

/** For the pages that show what has changed. */
export type UpdatesEvent = {
  type: 'updates.received';
  havePostsChanged: boolean;
  haveNotificationsChanged: boolean;
};

type Input = {
  /** When the data of the page was loaded first, in the server's time. */
  openedAt: number;
  /** From 0 to 1. */
  random: () => number;
};

type Context = Input & { updates: Updates | null; failure: Failure | null; tries: number };

type Received = { updates: Updates };
const received = ({ event }: { event: { output: Updates } }): Received => ({
  updates: event.output,
});

/** A page that has just opened may have loaded its data before the change. */
function havePostsChanged({ updates: before, openedAt }: Context, { updates }: Received): boolean {
  if (before) return before.posts !== updates.posts;
  return updates.postsChangedAt !== null && Date.parse(updates.postsChangedAt) >= openedAt;
}

const haveNotificationsChanged = ({ updates: before }: Context, { updates }: Received): boolean =>
  before !== null &&
  (before.unread !== updates.unread || before.lastNotificationId !== updates.lastNotificationId);

/** Half a minute is promised; requests of many pages are spread over these seconds. */
const spread = ({ random }: Context) => 1000 * limits.updatesSeconds * (0.8 + 0.4 * random());

const maxRetryDelay = 300_000;

const keepReply = [
  { type: 'emitReceived', params: received },
  { type: 'keepUpdates', params: received },
] as const;
const sessionLost = {
  guard: { type: 'isSessionLost', params: caught },
  target: '#updates.signedOut',
} as const;

/**
 * Asks the server from time to time whether something has changed. It does so only while the page
 * is in sight and online, less often while nobody uses it, and not without a session.
 */
export const updatesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as UpdatesEvent,
    input: {} as Input,
  },
  actors: {
    getUpdates: requiredActor<Updates>('getUpdates'),
    /** Sends {@link PageEvent}s and `network.offline`, and what holds at its start. */
    watchPage: fromCallback<PageEvent | GlobalEvent>(() => {}),
  },
  guards: { isSessionLost: (_, { error }: Caught) => isSessionLost(error) },
  actions: {
    emitReceived: emit(({ context }, reply: Received) => ({
      type: 'updates.received' as const,
      havePostsChanged: havePostsChanged(context, reply),
      haveNotificationsChanged: haveNotificationsChanged(context, reply),
    })),
    keepUpdates: assign((_, { updates }: Received) => ({ updates, failure: null, tries: 0 })),
    keepFailure: assign(caughtFailure),
    countTry: assign(({ context }) => ({ tries: context.tries + 1 })),
  },
  delays: {
    interval: ({ context }) => spread(context),
    unusedInterval: ({ context }) => 6 * spread(context),
    retryDelay: ({ context }) => retryDelay(context, maxRetryDelay),
  },
}).createMachine({
  id: 'updates',
  description: 'Asks the server whether something has changed, as long as somebody may see it.',
  context: ({ input }) => ({ ...input, updates: null, failure: null, tries: 0 }),
  initial: 'shown',
  on: {
    ...ignoreGlobalEvents,
    'session.expired': '.signedOut',
    'signed.out': '.signedOut',
  },
  states: {
    shown: {
      invoke: { src: 'watchPage', onError: { actions: [] } },
      on: {
        'page.hidden': 'hidden',
        'network.offline': 'offline',
        'page.unused': '.unused',
        'updates.requested': '.asking',
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'Asks; the page does not change.',
          invoke: {
            src: 'getUpdates',
            onDone: { target: 'waiting', actions: keepReply },
            onError: [
              sessionLost,
              {
                target: 'failed',
                actions: [{ type: 'keepFailure', params: caught }, 'countTry'],
              },
            ],
          },
        },
        waiting: {
          description: 'Until it asks again.',
          after: { interval: 'asking' },
        },
        failed: {
          description: 'The server did not answer. It is asked again after growing pauses.',
          after: { retryDelay: 'asking' },
          on: { 'network.online': 'asking' },
        },
        unused: {
          description: 'No activity on the page for minutes: it asks less often.',
          on: { 'page.used': 'asking', 'network.online': 'asking' },
          initial: 'waiting',
          states: {
            waiting: {
              description: 'Until it asks again, or somebody uses the page.',
              after: { unusedInterval: 'asking' },
            },
            asking: {
              description: 'Asks; a failure only adds a pause.',
              invoke: {
                src: 'getUpdates',
                onDone: { target: 'waiting', actions: keepReply },
                onError: [sessionLost, { target: 'waiting' }],
              },
            },
          },
        },
      },
    },
    hidden: {
      description: 'The page is hidden. It asks when the page is visible again.',
      invoke: { src: 'watchPage', onError: { actions: [] } },
      on: { 'page.shown': 'shown' },
    },
    offline: {
      description: 'No network. It asks when the network is back.',
      on: { 'network.online': 'shown' },
    },
    signedOut: {
      description: 'Without a session there is nothing to ask. A return to the page tries again.',
      invoke: { src: 'watchPage', onError: { actions: [] } },
      on: { 'session.restored': 'shown', 'page.hidden': 'hidden' },
    },
  },
});
