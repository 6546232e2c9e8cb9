import { assign, setup } from 'xstate';
import { mergeSelections } from '#domain/announcements/featured-selection.ts';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isConflict, isSessionLost } from '#machines/kit/transient-errors.ts';

export type FeaturedPost = components['schemas']['FeaturedPost'];

/** The new order, and the one that it replaces. */
export type SelectionRequest = { postIds: string[]; before: string[] };

type Context = {
  /** As the server has it. */
  saved: readonly FeaturedPost[];
  /** As staff have it on the page. */
  posts: readonly FeaturedPost[];
  failure: Failure | null;
};

type Change =
  | { type: 'post.added'; post: FeaturedPost }
  | { type: 'post.moved'; postUID: string; to: number }
  | { type: 'post.removed'; postUID: string }
  /** A removal is undone. */
  | { type: 'post.restored'; post: FeaturedPost; at: number };

type Event =
  | Change
  | { type: 'changes.discarded' }
  | { type: 'save.requested' }
  | { type: 'reload.requested' }
  | { type: 'retry.requested' }
  | GlobalEvent;

const ids = (posts: readonly FeaturedPost[]) => posts.map(({ postUID }) => postUID);
const isSameOrder = (one: readonly FeaturedPost[], other: readonly FeaturedPost[]) =>
  ids(one).join() === ids(other).join();

const change = { target: '.editing', actions: 'applyChange' } as const;
const loaded = <Output>({ event }: { event: { output: Output } }) => ({ posts: event.output });

/**
 * The wall of fame: which posts are on it, in which order. It is saved as a whole. What somebody
 * else saved in between is merged into the own order, which staff then save again.
 */
export const featuredSelectionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    loadSelection: requiredActor<FeaturedPost[], undefined>('loadSelection'),
    saveSelection: requiredActor<FeaturedPost[], SelectionRequest>('saveSelection'),
  },
  guards: {
    hasChanges: ({ context: { saved, posts } }) => !isSameOrder(saved, posts),
    hasRoom: ({ context: { posts } }, { post }: { post: FeaturedPost }) =>
      posts.length < limits.featuredMax && !ids(posts).includes(post.postUID),
    isConflict: (_, { error }: { error: unknown }) => isConflict(error),
    isSessionLost: (_, { error }: { error: unknown }) => isSessionLost(error),
  },
  actions: {
    applyChange: assign(({ context: { posts }, event }) => ({
      posts: applyChange(posts, event),
      failure: null,
    })),
    keepSelection: assign((_, { posts }: { posts: readonly FeaturedPost[] }) => ({
      saved: posts,
      posts,
      failure: null,
    })),
    mergeSelection: assign(({ context }, { posts }: { posts: readonly FeaturedPost[] }) => {
      const known = new Map([...context.posts, ...posts].map((post) => [post.postUID, post]));
      const merged = mergeSelections(ids(context.saved), ids(context.posts), ids(posts));
      return { saved: posts, posts: merged.flatMap((id) => known.get(id) ?? []), failure: null };
    }),
    discardChanges: assign(({ context: { saved } }) => ({ posts: saved, failure: null })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'featured-selection',
  description: 'Lets staff choose and order the posts of the wall of fame.',
  context: { saved: [], posts: [], failure: null },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'Placeholders for the posts.',
      invoke: {
        src: 'loadSelection',
        onDone: { target: 'choosing', actions: { type: 'keepSelection', params: loaded } },
        onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why the posts could not be loaded, and a button to retry.',
      on: loadAgain,
    },
    choosing: {
      initial: 'editing',
      on: {
        'post.added': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          ...change,
        },
        'post.restored': {
          guard: { type: 'hasRoom', params: ({ event }) => event },
          ...change,
        },
        'post.moved': change,
        'post.removed': change,
        'changes.discarded': {
          guard: 'hasChanges',
          target: '.editing',
          actions: 'discardChanges',
        },
        'save.requested': { guard: 'hasChanges', target: 'saving' },
      },
      states: {
        editing: { tags: 'screen', description: 'The posts in their order.' },
        failed: {
          tags: 'screen',
          description:
            'The posts, why they were not saved, and which of them readers no longer see.',
        },
        saved: { tags: 'screen', description: 'The posts, and a message that they are saved.' },
      },
    },
    saving: {
      tags: ['screen', 'busy'],
      description: 'The posts while they are saved. Nothing can be changed.',
      entry: 'clearFailure',
      invoke: {
        src: 'saveSelection',
        input: ({ context: { saved, posts } }) => ({ postIds: ids(posts), before: ids(saved) }),
        onDone: { target: 'choosing.saved', actions: { type: 'keepSelection', params: loaded } },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { guard: { type: 'isConflict', params: caught }, target: 'conflict' },
          { target: 'choosing.failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    conflict: {
      tags: 'screen',
      description: 'Says that somebody else changed the wall of fame. The own order stays.',
      on: { 'reload.requested': 'merging', 'changes.discarded': 'loading' },
    },
    merging: {
      tags: ['screen', 'busy'],
      description: 'The posts while the changes of somebody else are loaded.',
      invoke: {
        src: 'loadSelection',
        onDone: { target: 'choosing', actions: { type: 'mergeSelection', params: loaded } },
        onError: { target: 'conflict', actions: { type: 'keepFailure', params: caught } },
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page, which keeps the order. Then it is saved.',
      on: { 'session.restored': 'saving' },
    },
  },
});

function applyChange(posts: readonly FeaturedPost[], event: Event): readonly FeaturedPost[] {
  const without = (id: string) => posts.filter(({ postUID }) => postUID !== id);
  switch (event.type) {
    case 'post.added':
      return [...posts, event.post];
    case 'post.moved': {
      const moved = posts.find(({ postUID }) => postUID === event.postUID);
      return moved ? without(event.postUID).toSpliced(event.to, 0, moved) : posts;
    }
    case 'post.removed':
      return without(event.postUID);
    case 'post.restored':
      return posts.toSpliced(event.at, 0, event.post);
    default:
      return posts;
  }
}
