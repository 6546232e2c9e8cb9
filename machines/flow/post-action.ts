import { assign, emit, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { components } from '#generated/contract.ts';
import { createPagedList } from './paged-list.ts';
import { unprovided } from './unprovided.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];
type PostEvent = components['schemas']['PostEvent'];

/** What a card's menu can do at once; everything else happens in the editor. */
export type CardAction = 'archive' | 'restore' | 'delete';

/** What a card's menu offers: what can be done at once, and what was done so far. */
export type CardChoice = CardAction | 'history';

/** One intent: `key` stays the same however often it is sent. */
export type CardIntent = { post: Card; action: CardAction; key: string };

type Context = {
  intent: CardIntent | null;
  /** Whose history is being read. */
  read: Card | null;
  failure: Failure | null;
};

type Event =
  | ({ type: 'action.chosen' } & CardIntent)
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }
  | { type: 'history.chosen'; post: Card }
  | { type: 'history.closed' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** What is done from a card. Deleting asks first; archiving and restoring can be undone. */
export const postActionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'post.left'; post: Card; action: CardAction },
    children: {} as { history: 'postHistory' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    upsertPost: unprovided<{ success: true; post: Post }, CardIntent | null>('upsertPost'),
    postHistory: createPagedList<PostEvent, { postUID: string }>((event) => [event.id]),
  },
  guards: {
    needsConfirmation: (_, { action }: { action: CardAction }) => action === 'delete',
    isSessionLost: (_, { error }: { error: unknown }) => toFailure(error).code === 'unauthenticated',
  },
  actions: {
    keepIntent: assign((_, intent: CardIntent) => ({ intent, failure: null })),
    forgetIntent: assign({ intent: null, read: null, failure: null }),
    keepRead: assign((_, { post }: { post: Card }) => ({ read: post })),
    tellHistory: sendTo('history', ({ event }) => event as { type: 'session.restored' }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    announce: emit(({ context: { intent } }) => {
      if (!intent) throw new Error('Nothing was done.');
      const { post, action } = intent;
      return { type: 'post.left' as const, post, action };
    }),
  },
}).createMachine({
  id: 'post-action',
  context: { intent: null, read: null, failure: null },
  initial: 'idle',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': { target: '.idle', actions: 'forgetIntent' },
    'network.offline': {},
    'network.online': {},
  },
  states: {
    idle: {
      description: 'Nothing is going on; the menus of the cards are open to use.',
      on: {
        'history.chosen': {
          target: 'readingHistory',
          actions: { type: 'keepRead', params: ({ event }) => event },
        },
        'action.chosen': [
          {
            guard: { type: 'needsConfirmation', params: ({ event }) => event },
            target: 'confirming',
            actions: {
              type: 'keepIntent',
              params: ({ event: { post, action, key } }) => ({ post, action, key }),
            },
          },
          {
            target: 'acting',
            actions: {
              type: 'keepIntent',
              params: ({ event: { post, action, key } }) => ({ post, action, key }),
            },
          },
        ],
      },
    },
    readingHistory: {
      tags: 'screen',
      description: 'A dialog that says what happened to the post so far, for what reasons.',
      invoke: {
        src: 'postHistory',
        id: 'history',
        input: ({ context }) => ({ filters: { postUID: context.read?.postUID ?? '' } }),
        onError: { target: 'idle', actions: 'forgetIntent' },
      },
      on: {
        'history.closed': { target: 'idle', actions: 'forgetIntent' },
        'session.expired': { actions: 'tellHistory' },
        'session.restored': { actions: 'tellHistory' },
        'network.online': { actions: 'tellHistory' },
      },
    },
    confirming: {
      tags: 'screen',
      description: 'A dialog that names the post and asks whether to delete it for good.',
      on: {
        'action.confirmed': 'acting',
        'action.cancelled': { target: 'idle', actions: 'forgetIntent' },
      },
    },
    acting: {
      tags: ['screen', 'busy'],
      description: 'The card is on its way; its menu waits.',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.intent,
        onDone: {
          target: 'idle',
          actions: ['announce', 'forgetIntent'],
        },
        onError: [
          { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'signInNeeded' },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'screen',
      description: 'A dialog that says what went wrong; it can be tried again or left.',
      on: {
        'action.confirmed': 'acting',
        'action.cancelled': { target: 'idle', actions: 'forgetIntent' },
      },
    },
    signInNeeded: {
      tags: 'screen',
      description: 'The sign-in lies over the page; afterwards the same intent goes out again.',
      on: { 'session.restored': 'acting' },
    },
  },
});
