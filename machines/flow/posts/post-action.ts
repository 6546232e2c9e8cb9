import { assign, emit, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { createPagedList } from '#machines/kit/paged-list.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];
type PostEvent = components['schemas']['PostEvent'];

/** What a card's menu can do at once; everything else happens in the editor. */
export type CardAction = 'archive' | 'restore' | 'unpublish' | 'delete';

/** What a card's menu offers: what can be done at once, and what was done so far. */
export type CardChoice = CardAction | 'history';

/**
 * One intent: `key` stays the same however often it is sent. `place` only where it takes back what
 * was done: where in the list the post stood.
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
 * What is done from a card, one thing at a time. Deleting asks first and can be taken back for a
 * while, by the outbox; archiving and restoring are undone by each other, with a key of their own.
 * Taking down asks first; only a review brings the post back to readers.
 */
export const postActionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | { type: 'post.removed'; post: Card; action: CardAction }
      | { type: 'post.unpublished'; post: Card }
      | { type: 'post.restored'; post: Card; index: number },
    children: {} as { history: 'postHistory' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    upsertPost: requiredActor<{ success: true; post: Post }, CardActionRequest | null>(
      'upsertPost',
    ),
    /**
     * Keeps a deletion on the device, from where it goes to the server once it can no longer be
     * taken back.
     */
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
      if (action === 'unpublish') return { type: 'post.unpublished' as const, post };
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
      description: 'A dialog that says what happened to the post so far, for what reasons.',
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
      description:
        'A dialog that names the post and asks whether to delete it for good, or to take it from its readers.',
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
        'The deletion is kept on the device; the card goes, and can be had back for a while.',
      invoke: {
        src: 'queueDeletion',
        input: ({ context }) => context.intent,
        onDone: { target: 'idle', actions: ['emitQueued', 'clearIntent'] },
        // A device without room: the server is told at once.
        onError: 'acting',
      },
    },
    acting: {
      tags: ['screen', 'busy'],
      description: 'The card is on its way; what is chosen meanwhile waits for its turn.',
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
      description: 'A dialog that says what went wrong; it can be tried again or left.',
      on: {
        'action.confirmed': 'acting',
        'action.cancelled': { target: 'idle', actions: 'clearIntent' },
      },
    },
    signInNeeded: {
      tags: 'screen',
      description: 'The sign-in lies over the page; afterwards the same intent goes out again.',
      on: { 'session.restored': 'acting' },
    },
  },
});

/** Is it asked before it is done? */
const needsConfirmation = (intent: CardActionRequest | undefined) =>
  intent?.action === 'delete' || intent?.action === 'unpublish';

/** A card as it is after an action, which changes nothing of what the post says. */
function updateCard(
  card: Card,
  { revision, state, live, archived, restriction, actions, updatedAt }: Post,
): Card {
  return { ...card, revision, state, live, archived, restriction, actions, updatedAt };
}
