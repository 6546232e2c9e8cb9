import { assign, emit, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { updateCard } from './update-card.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];
type PostEvent = components['schemas']['PostEvent'];

/** What a card's menu can do at once; everything else happens in the editor. */
export type CardAction = 'archive' | 'restore' | 'withdraw' | 'unpublish' | 'delete';

/** The actions of a card's menu: one at a time, with what was done. */
export type CardChoice = CardAction | 'history';

/**
 * One intent: `key` stays the same for every attempt. `place` is set when it undoes an action: the
 * post's earlier position in the list.
 */
export type CardActionRequest = {
  post: Card;
  action: CardAction;
  key: string;
  index?: number | undefined;
};

type Context = {
  intent: CardActionRequest | null;
  /** Chosen while another one was on its way, or lay behind a dialog. */
  waiting: CardActionRequest[];
  /** Whose history is being read. */
  historyPost: Card | null;
  failure: Failure | null;
};

type Event =
  | ({ type: 'action.chosen' } & Omit<CardActionRequest, 'place'>)
  | ({ type: 'undo.chosen' } & CardActionRequest & { index: number })
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }
  | { type: 'history.chosen'; post: Card }
  | { type: 'history.closed' }
  | GlobalEvent;

/**
 * Runs the actions of a card one at a time. Deleting needs a confirmation and can be undone for a
 * while through the outbox. Archiving and restoring undo each other, with their own keys. What was
 * withdrawn from review can be sent again. Taking down needs a confirmation, and only a review
 * publishes the post again.
 */
export const postActionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | { type: 'post.removed'; post: Card; action: CardAction }
      | { type: 'post.changed'; post: Card; change: 'withdraw' | 'unpublish' }
      | { type: 'post.restored'; post: Card; index: number },
    children: {} as { history: 'postHistory' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    upsertPost: requiredActor<{ success: true; post: Post }, CardActionRequest | null>(
      'upsertPost',
    ),
    /** Stores a deletion on the device. It is sent once it can no longer be undone. */
    queueDeletion: requiredActor<void, CardActionRequest | null>('queueDeletion'),
    postHistory: createPagedList<PostEvent, { postUID: string }>((event) => [event.id]),
  },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
    isConfirmationNeeded: ({ context }) => needsConfirmation(context.waiting[0]),
    isDeletion: ({ context }) => context.intent?.action === 'delete',
    isNew: ({ context: { intent, waiting } }, { post, action }: CardActionRequest) =>
      ![intent, ...waiting].some(
        (known) => known?.post.postUID === post.postUID && known.action === action,
      ),
    isSessionLost: (_, { error }: { error: unknown }) =>
      toFailure(error).code === 'unauthenticated',
  },
  actions: {
    queue: assign(({ context }, { post, action, key, index }: CardActionRequest) => ({
      waiting: [...context.waiting, { post, action, key, index }],
    })),
    takeNext: assign(({ context: { waiting } }) => ({
      intent: waiting[0] ?? null,
      waiting: waiting.slice(1),
      failure: null,
    })),
    clearIntent: assign({ intent: null, historyPost: null, failure: null }),
    clearWaiting: assign({ waiting: [] }),
    keepRead: assign((_, { post }: { post: Card }) => ({ historyPost: post })),
    forwardToHistory: sendTo('history', ({ event }) => event as { type: 'session.restored' }),
    keepFailure: assign(caughtFailure),
    emitQueued: emit(({ context: { intent } }) => {
      if (!intent) throw new Error('Nothing was noted.');
      return { type: 'post.removed' as const, post: intent.post, action: intent.action };
    }),
    announce: emit(({ context: { intent } }, { post: now }: { post: Post }) => {
      if (!intent) throw new Error('Nothing was done.');
      const { action, index } = intent;
      const post = updateCard(intent.post, now);
      if (action === 'withdraw' || action === 'unpublish')
        return { type: 'post.changed' as const, post, change: action };
      return index === undefined
        ? { type: 'post.removed' as const, post, action }
        : { type: 'post.restored' as const, post, index };
    }),
  },
}).createMachine({
  id: 'post-action',
  description: "Runs the actions of a post's menu, with confirmation and undo.",
  context: { intent: null, waiting: [], historyPost: null, failure: null },
  initial: 'idle',
  on: {
    ...ignoreGlobalEvents,
    'signed.out': { target: '.idle', actions: ['clearWaiting', 'clearIntent'] },
    'action.chosen': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'queue', params: ({ event }) => event },
    },
    'undo.chosen': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'queue', params: ({ event }) => event },
    },
  },
  states: {
    idle: {
      description: 'Nothing is going on; the menus of the cards are open to use.',
      always: [
        { guard: 'isConfirmationNeeded', target: 'confirming', actions: 'takeNext' },
        { guard: 'isWaiting', target: 'acting', actions: 'takeNext' },
      ],
      on: {
        'history.chosen': {
          target: 'readingHistory',
          actions: { type: 'keepRead', params: ({ event }) => event },
        },
      },
    },
    readingHistory: {
      tags: 'screen',
      description: 'A dialog with the history of the post and the reasons.',
      invoke: {
        src: 'postHistory',
        id: 'history',
        input: ({ context }) => ({ filters: { postUID: context.historyPost?.postUID ?? '' } }),
        onError: { target: 'idle', actions: 'clearIntent' },
      },
      on: {
        'history.closed': { target: 'idle', actions: 'clearIntent' },
        'session.expired': { actions: 'forwardToHistory' },
        'session.restored': { actions: 'forwardToHistory' },
        'network.online': { actions: 'forwardToHistory' },
      },
    },
    confirming: {
      tags: 'screen',
      description: 'A dialog that names the post and asks whether to delete or unpublish it.',
      on: {
        'action.confirmed': [
          { guard: 'isDeletion', target: 'queueingDeletion' },
          { target: 'acting' },
        ],
        'action.cancelled': { target: 'idle', actions: 'clearIntent' },
      },
    },
    queueingDeletion: {
      tags: 'busy',
      description:
        'The deletion is stored on the device and the card is hidden. It can be undone for a while.',
      invoke: {
        src: 'queueDeletion',
        input: ({ context }) => context.intent,
        onDone: { target: 'idle', actions: ['emitQueued', 'clearIntent'] },
        // The device is full: the request is sent at once.
        onError: 'acting',
      },
    },
    acting: {
      tags: ['screen', 'busy'],
      description: 'The card is being updated. Later choices wait for their turn.',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.intent,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'announce', params: ({ event }) => ({ post: event.output.post }) },
            'clearIntent',
          ],
        },
        onError: [
          {
            guard: { type: 'isSessionLost', params: ({ event }) => event },
            target: 'signInNeeded',
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      tags: 'screen',
      description: 'A dialog with the error; the action can be retried or cancelled.',
      on: {
        'action.confirmed': 'acting',
        'action.cancelled': { target: 'idle', actions: 'clearIntent' },
      },
    },
    signInNeeded: {
      tags: 'screen',
      description: 'The sign-in dialog covers the page. Afterwards the same intent is sent again.',
      on: { 'session.restored': 'acting' },
    },
  },
});

/** Whether it needs a confirmation. */
const needsConfirmation = (intent: CardActionRequest | undefined) =>
  intent?.action === 'delete' || intent?.action === 'unpublish';
