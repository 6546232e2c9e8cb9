import { assign, emit, setup } from 'xstate';
import { type DraftStage, type StatusFilter, statesInFilter } from '#domain/post/post-states.ts';
import type { components } from '#generated/contract.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import type { CardAction } from './post-action.ts';
import type { ScheduleChange } from './post-schedule.ts';

type Card = components['schemas']['PostCard'];

/** The rows of the list; the same object until the filter changes. */
type Filters = { status: StatusFilter; draftStage: DraftStage };

/** A post that has left the list, and where it was. */
type Removed = { post: Card; action: CardAction; index: number; filters: Filters };
type Returned = { post: Card; index: number; filters: Filters };
/** What leaves a post in a list of its state. */
type CardChange = 'withdraw' | 'unpublish' | ScheduleChange;
type Changed = { post: Card; change: CardChange; filters: Filters };
type Withdrawn = { clientId: string; isInTime: boolean; filters: Filters };
type Undo = { clientId: string; key: string };

type Event =
  | ({ type: 'post.removed' } & Removed)
  | ({ type: 'post.restored' } & Returned)
  | ({ type: 'post.changed' } & Changed)
  /** The outbox was asked to cancel a deletion. */
  | ({ type: 'deletion.withdrawn' } & Withdrawn)
  | ({ type: 'undo.requested' } & Undo)
  | GlobalEvent;

/** What a short message says. */
export type PostChange = CardAction | ScheduleChange | 'deletionCancelled' | 'deletionTooLate';

export type PostChangeEvent =
  | { type: 'row.removed'; post: Card }
  | { type: 'row.changed'; post: Card }
  | { type: 'row.restored'; post: Card; index: number }
  /** `undoes` is the post whose removal can be undone. */
  | { type: 'change.reported'; change: PostChange; undoes: string | null }
  | { type: 'inverse.requested'; post: Card; action: CardAction; key: string; index: number }
  | { type: 'withdrawal.requested'; clientId: string };

/** What undoes an action; a deletion is withdrawn from the outbox instead. */
const inverses: Partial<Record<CardAction, CardAction>> = {
  archive: 'restore',
  restore: 'archive',
};

const eventPayload = <Payload>({ event }: { event: Payload }): Payload => event;

const changedReport = ({ event: { change } }: { event: Changed }) => ({ change, undoes: null });

type Context = { removed: Record<string, Removed> };

const isDeletedFrom = ({ removed }: Context, { clientId, filters }: Withdrawn): boolean => {
  const known = removed[clientId];
  return known?.action === 'delete' && known.filters === filters;
};

const removedPost = ({ removed }: Context, clientId: string): Removed => {
  const known = removed[clientId];
  if (!known) throw new Error('This post was not removed.');
  return known;
};

/** What the list and the short messages make of what was done from the cards of a list. */
export const postChangesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as PostChangeEvent,
  },
  guards: {
    isInSameList: ({ context: { removed } }, { post, filters }: Returned) =>
      removed[post.clientId]?.filters === filters,
    isDeletedFromSameList: ({ context }, withdrawn: Withdrawn) =>
      withdrawn.isInTime && isDeletedFrom(context, withdrawn),
    isInTime: (_, { isInTime }: Withdrawn) => isInTime,
    isStillListed: (_, { post, filters: { status, draftStage } }: Changed) =>
      statesInFilter(status, draftStage)?.includes(post.state) ?? true,
    isRemoved: ({ context }, { clientId }: Undo) => clientId in context.removed,
    hasInverse: ({ context: { removed } }, { clientId }: Undo) => {
      const known = removed[clientId];
      return known !== undefined && known.action in inverses;
    },
  },
  actions: {
    keepRemoved: assign(({ context: { removed } }, { post, action, index, filters }: Removed) => ({
      removed: { ...removed, [post.clientId]: { post, action, index, filters } },
    })),
    emitRemoved: emit((_, { post }: { post: Card }) => ({ type: 'row.removed' as const, post })),
    emitChanged: emit((_, { post }: { post: Card }) => ({ type: 'row.changed' as const, post })),
    emitRestored: emit((_, { post, index }: { post: Card; index: number }) => ({
      type: 'row.restored' as const,
      post,
      index,
    })),
    emitReport: emit((_, { change, undoes }: { change: PostChange; undoes: string | null }) => ({
      type: 'change.reported' as const,
      change,
      undoes,
    })),
    emitKept: emit(({ context }, { clientId }: Withdrawn) => {
      const { post, index } = removedPost(context, clientId);
      return { type: 'row.restored' as const, post, index };
    }),
    emitInverse: emit(({ context }, { clientId, key }: Undo) => {
      const { post, index, action } = removedPost(context, clientId);
      const inverse = inverses[action] ?? action;
      return { type: 'inverse.requested' as const, post, action: inverse, key, index };
    }),
    emitWithdrawal: emit((_, { clientId }: Undo) => ({
      type: 'withdrawal.requested' as const,
      clientId,
    })),
  },
}).createMachine({
  id: 'post-changes',
  description: 'Lets a list of posts follow what was done from its cards, says so and offers undo.',
  context: { removed: {} },
  initial: 'watching',
  on: ignoreGlobalEvents,
  states: {
    watching: {
      description: 'A short message after each change; one with undo after a post has left.',
      on: {
        'post.removed': {
          actions: [
            { type: 'keepRemoved', params: eventPayload },
            { type: 'emitRemoved', params: eventPayload },
            {
              type: 'emitReport',
              params: ({ event: { action, post } }) => ({
                change: action,
                undoes: post.clientId,
              }),
            },
          ],
        },
        'post.restored': [
          {
            guard: { type: 'isInSameList', params: eventPayload },
            actions: [
              { type: 'emitRestored', params: eventPayload },
              { type: 'emitReport', params: restoredReport },
            ],
          },
          { actions: { type: 'emitReport', params: restoredReport } },
        ],
        'post.changed': [
          {
            guard: { type: 'isStillListed', params: eventPayload },
            actions: [
              { type: 'emitChanged', params: eventPayload },
              { type: 'emitReport', params: changedReport },
            ],
          },
          {
            actions: [
              { type: 'emitRemoved', params: eventPayload },
              { type: 'emitReport', params: changedReport },
            ],
          },
        ],
        'deletion.withdrawn': [
          {
            guard: { type: 'isDeletedFromSameList', params: eventPayload },
            actions: [
              { type: 'emitKept', params: eventPayload },
              { type: 'emitReport', params: { change: 'deletionCancelled', undoes: null } },
            ],
          },
          {
            guard: { type: 'isInTime', params: eventPayload },
            actions: {
              type: 'emitReport',
              params: { change: 'deletionCancelled', undoes: null },
            },
          },
          {
            actions: { type: 'emitReport', params: { change: 'deletionTooLate', undoes: null } },
          },
        ],
        'undo.requested': [
          {
            guard: { type: 'hasInverse', params: eventPayload },
            actions: { type: 'emitInverse', params: eventPayload },
          },
          {
            guard: { type: 'isRemoved', params: eventPayload },
            actions: { type: 'emitWithdrawal', params: eventPayload },
          },
        ],
      },
    },
  },
});

/** The list that the post is in now shows what was done. */
function restoredReport({ event: { post } }: { event: Returned }) {
  return { change: post.archived ? ('archive' as const) : ('restore' as const), undoes: null };
}
