import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';
import { updateCard } from './update-card.ts';

type Card = components['schemas']['PostCard'];
type Post = components['schemas']['Post'];

/** `schedule` sets the time; `unschedule` removes it, which publishes an approved post. */
export type ScheduleChange = 'schedule' | 'unschedule';

/** One intent: `key` stays the same for every attempt. */
export type ScheduleRequest = {
  post: Card;
  action: ScheduleChange;
  /** ISO 8601; null for `unschedule`. */
  publishAt: string | null;
  key: string;
};

type Context = { post: Card | null; request: ScheduleRequest | null; failure: Failure | null };

type Event =
  | { type: 'schedule.chosen'; post: Card }
  | { type: 'time.submitted'; publishAt: string; key: string }
  | { type: 'time.removed'; key: string }
  | { type: 'schedule.closed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/**
 * Sets, moves or removes the time at which a post is published. Without a network the same request
 * waits for it, until the person leaves it.
 */
export const postScheduleMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'post.changed'; post: Card; change: ScheduleChange },
    tags: {} as 'screen' | 'busy' | 'open',
  },
  actors: {
    upsertPost: requiredActor<{ success: true; post: Post }, ScheduleRequest | null>('upsertPost'),
  },
  guards: {
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
    isAlreadyPublished: (_, { error }: Caught) => toFailure(error).code === 'already-published',
    hasFieldProblem: (_, { error }: Caught) => toFailure(error).fields?.publishAt !== undefined,
  },
  actions: {
    keepPost: assign((_, { post }: { post: Card }) => ({ post, request: null, failure: null })),
    keepTime: assign(
      ({ context: { post } }, { publishAt, key }: { publishAt: string | null; key: string }) => ({
        request: post && {
          post,
          action: publishAt === null ? ('unschedule' as const) : ('schedule' as const),
          publishAt,
          key,
        },
        failure: null,
      }),
    ),
    keepFailure: assign(caughtFailure),
    clear: assign({ post: null, request: null, failure: null }),
    announce: emit(({ context: { request } }, { post }: { post: Post }) => {
      if (!request) throw new Error('Nothing was asked for.');
      return {
        type: 'post.changed' as const,
        post: updateCard(request.post, post),
        change: request.action,
      };
    }),
  },
}).createMachine({
  id: 'post-schedule',
  description: 'Changes the time at which a post is published.',
  context: { post: null, request: null, failure: null },
  initial: 'idle',
  on: { ...ignoreGlobalEvents, 'signed.out': { target: '.idle', actions: 'clear' } },
  states: {
    idle: {
      description: 'No dialog is open.',
      on: {
        'schedule.chosen': {
          target: 'choosing',
          actions: { type: 'keepPost', params: ({ event }) => event },
        },
      },
    },
    choosing: {
      tags: ['screen', 'open'],
      description: 'A dialog with a day and a time in Indian time, and their errors.',
      on: {
        'time.submitted': {
          target: 'saving',
          actions: { type: 'keepTime', params: ({ event }) => event },
        },
        'time.removed': {
          target: 'saving',
          actions: {
            type: 'keepTime',
            params: ({ event: { key } }) => ({ publishAt: null, key }),
          },
        },
        'schedule.closed': { target: 'idle', actions: 'clear' },
      },
    },
    saving: {
      tags: ['screen', 'busy', 'open'],
      description: 'The new time is on its way.',
      invoke: {
        src: 'upsertPost',
        input: ({ context }) => context.request,
        onDone: {
          target: 'idle',
          actions: [
            { type: 'announce', params: ({ event }) => ({ post: event.output.post }) },
            'clear',
          ],
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            guard: { type: 'hasFieldProblem', params: caught },
            target: 'choosing',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'isAlreadyPublished', params: caught },
            target: 'tooLate',
            actions: { type: 'keepFailure', params: caught },
          },
          {
            guard: { type: 'isTransient', params: caught },
            target: 'waiting',
            actions: { type: 'keepFailure', params: caught },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    waiting: {
      tags: ['screen', 'open'],
      description: 'Says that the time is not changed yet; sent again with the network or by hand.',
      on: {
        'network.online': 'saving',
        'retry.requested': 'saving',
        'schedule.closed': { target: 'idle', actions: 'clear' },
      },
    },
    failed: {
      tags: ['screen', 'open'],
      description: 'Why the time was not changed.',
      on: {
        'retry.requested': 'saving',
        'schedule.closed': { target: 'idle', actions: 'clear' },
      },
    },
    tooLate: {
      tags: ['screen', 'open'],
      description: 'The time came first: the post is published or on its way to readers.',
      on: { 'schedule.closed': { target: 'idle', actions: 'clear' } },
    },
    signInNeeded: {
      tags: 'screen',
      description: 'The sign-in dialog covers the page. Afterwards the same request is sent.',
      on: { 'session.restored': 'saving' },
    },
  },
});
