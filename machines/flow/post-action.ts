import { assign, emit, sendTo, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { components } from '#generated/contract.ts';
import { createPagedList } from './paged-list.ts';
import { unprovided } from './unprovided.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];
type PostEvent = components['schemas']['PostEvent'];

/** What a card's menu can do at once; everything else happens in the editor. */
export type CardAction = 'archive' | 'restore' | 'unpublish' | 'delete';

/** What a card's menu offers: what can be done at once, and what was done so far. */
export type CardChoice = CardAction | 'history';

/**
 * One intent: `key` stays the same however often it is sent. `place` only where it takes back what was done: where in the list the
 * post stood.
 */
export type CardIntent = { post: Card; action: CardAction; key: string; place?: number | undefined };

type Context = {
  intent: CardIntent | null;
  /** Chosen while another one was on its way, or lay behind a dialog. */
  waiting: CardIntent[];
  /** Whose history is being read. */
  read: Card | null;
  failure: Failure | null;
};

type Event =
  | ({ type: 'action.chosen' } & Omit<CardIntent, 'place'>)
  | ({ type: 'undo.chosen' } & CardIntent & { place: number })
  | { type: 'action.confirmed' }
  | { type: 'action.cancelled' }
  | { type: 'history.chosen'; post: Card }
  | { type: 'history.closed' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * What is done from a card, one thing at a time. Deleting asks first and can be taken back for a while, by the outbox; archiving and
 * restoring are undone by each other, with a key of their own. Taking down asks first; only a review brings the post back to readers.
 */
export const postActionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as
      | { type: 'post.left'; post: Card; action: CardAction }
      | { type: 'post.taken-down'; post: Card }
      | { type: 'post.returned'; post: Card; place: number },
    children: {} as { history: 'postHistory' },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    upsertPost: unprovided<{ success: true; post: Post }, CardIntent | null>('upsertPost'),
    /** Keeps a deletion on the device, from where it goes to the server once it can no longer be taken back. */
    noteDeletion: unprovided<void, CardIntent | null>('noteDeletion'),
    postHistory: createPagedList<PostEvent, { postUID: string }>((event) => [event.id]),
  },
  guards: {
    isWaiting: ({ context }) => context.waiting.length > 0,
    isDoubtfulWaiting: ({ context }) => isDoubtful(context.waiting[0]),
    isDeletion: ({ context }) => context.intent?.action === 'delete',
    isNew: ({ context: { intent, waiting } }, { post, action }: CardIntent) =>
      ![intent, ...waiting].some((known) => known?.post.postUID === post.postUID && known.action === action),
    isSessionLost: (_, { error }: { error: unknown }) => toFailure(error).code === 'unauthenticated',
  },
  actions: {
    queue: assign(({ context }, { post, action, key, place }: CardIntent) => ({
      waiting: [...context.waiting, { post, action, key, place }],
    })),
    takeNext: assign(({ context: { waiting } }) => ({
      intent: waiting[0] ?? null,
      waiting: waiting.slice(1),
      failure: null,
    })),
    forgetIntent: assign({ intent: null, read: null, failure: null }),
    forgetWaiting: assign({ waiting: [] }),
    keepRead: assign((_, { post }: { post: Card }) => ({ read: post })),
    tellHistory: sendTo('history', ({ event }) => event as { type: 'session.restored' }),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    announceNoted: emit(({ context: { intent } }) => {
      if (!intent) throw new Error('Nothing was noted.');
      return { type: 'post.left' as const, post: intent.post, action: intent.action };
    }),
    announce: emit(({ context: { intent } }, { post: now }: { post: Post }) => {
      if (!intent) throw new Error('Nothing was done.');
      const { action, place } = intent;
      const post = cardNow(intent.post, now);
      if (action === 'unpublish') return { type: 'post.taken-down' as const, post };
      return place === undefined
        ? { type: 'post.left' as const, post, action }
        : { type: 'post.returned' as const, post, place };
    }),
  },
}).createMachine({
  id: 'post-action',
  context: { intent: null, waiting: [], read: null, failure: null },
  initial: 'idle',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': { target: '.idle', actions: ['forgetWaiting', 'forgetIntent'] },
    'action.chosen': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'queue', params: ({ event }) => event },
    },
    'undo.chosen': {
      guard: { type: 'isNew', params: ({ event }) => event },
      actions: { type: 'queue', params: ({ event }) => event },
    },
    'network.offline': {},
    'network.online': {},
  },
  states: {
    idle: {
      description: 'Nothing is going on; the menus of the cards are open to use.',
      always: [
        { guard: 'isDoubtfulWaiting', target: 'confirming', actions: 'takeNext' },
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
      description:
        'A dialog that names the post and asks whether to delete it for good, or to take it from its readers.',
      on: {
        'action.confirmed': [{ guard: 'isDeletion', target: 'noting' }, { target: 'acting' }],
        'action.cancelled': { target: 'idle', actions: 'forgetIntent' },
      },
    },
    noting: {
      tags: 'busy',
      description: 'The deletion is kept on the device; the card goes, and can be had back for a while.',
      invoke: {
        src: 'noteDeletion',
        input: ({ context }) => context.intent,
        onDone: { target: 'idle', actions: ['announceNoted', 'forgetIntent'] },
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
            'forgetIntent',
          ],
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

/** Is it asked before it is done? */
const isDoubtful = (intent: CardIntent | undefined) =>
  intent?.action === 'delete' || intent?.action === 'unpublish';

/** A card as it is after an action, which changes nothing of what the post says. */
function cardNow(
  card: Card,
  { revision, state, live, archived, restriction, actions, updatedAt }: Post,
): Card {
  return { ...card, revision, state, live, archived, restriction, actions, updatedAt };
}
