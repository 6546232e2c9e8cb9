import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

/** One thing of a queue, loaded whole. */
export type QueueItem<Subject> = { id: string; subject: Subject };

/** Which items to load: the oldest that were not opened, without loading known ones again. */
export type UpcomingRequest<Subject, Filters> = {
  filters: Filters;
  opened: string[];
  known: QueueItem<Subject>[];
};

type Context<Subject, Filters> = {
  /** Those of the list that the first item was opened from. */
  filters: Filters;
  /** The item that is shown. */
  current: string;
  /** It was loaded before it was opened; null when it was not. */
  prefetched: QueueItem<Subject> | null;
  /** All items of this visit in the order in which they were opened. */
  opened: string[];
  /** Those of them that were decided on. */
  decided: string[];
  /** The next items. */
  upcoming: QueueItem<Subject>[];
  failure: Failure | null;
};

type Event =
  | { type: 'item.decided'; id: string }
  /** By its address. */
  | { type: 'item.opened'; id: string }
  | { type: 'item.requested'; id: string }
  | { type: 'next.requested' }
  | { type: 'previous.requested' }
  | { type: 'skipped.requested' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Items<Subject> = { items: QueueItem<Subject>[] };

type Visit = Pick<Context<unknown, unknown>, 'current' | 'opened' | 'decided'>;

/** An item that was opened after the current one and still waits. */
const laterOpened = ({ current, opened, decided }: Visit) =>
  opened.slice(opened.indexOf(current) + 1).find((id) => !decided.includes(id));

const earlierOpened = ({ current, opened }: Omit<Visit, 'decided'>) =>
  opened[opened.indexOf(current) - 1];

const skippedItems = ({ opened, decided }: Omit<Visit, 'current'>) =>
  opened.filter((id) => !decided.includes(id));

/** How many opened items were left without a decision. */
export const countSkipped = (context: Omit<Visit, 'current'>): number =>
  skippedItems(context).length;

/**
 * The chart of work through a queue, item by item: loads the next items while one is decided on,
 * opens the next one after a decision, and goes back and forth.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createWorkQueue<Subject, Filters>() {
  const items = ({ event }: { event: { output: QueueItem<Subject>[] } }) => ({
    items: event.output,
  });
  const loadUpcoming = {
    src: 'loadUpcoming',
    input: ({
      context: { filters, opened, upcoming },
    }: {
      context: Context<Subject, Filters>;
    }) => ({
      filters,
      opened,
      known: upcoming,
    }),
  } as const;
  const openNext = [
    { guard: 'hasLaterOpened', target: '#work-queue.showing', actions: ['openLater', 'select'] },
    { guard: 'hasUpcoming', target: '#work-queue.showing', actions: ['openUpcoming', 'select'] },
    { target: '#work-queue.seeking' },
  ] as const;
  return setup({
    types: {
      context: {} as Context<Subject, Filters>,
      events: {} as Event,
      emitted: {} as { type: 'item.selected'; id: string },
      input: {} as { current: string; filters: Filters },
      tags: {} as 'screen' | 'busy' | 'finished',
    },
    actors: {
      loadUpcoming: requiredActor<QueueItem<Subject>[], UpcomingRequest<Subject, Filters>>(
        'loadUpcoming',
      ),
    },
    guards: {
      hasLaterOpened: ({ context }) => laterOpened(context) !== undefined,
      hasEarlierOpened: ({ context }) => earlierOpened(context) !== undefined,
      hasUpcoming: ({ context }) => context.upcoming.length > 0,
      hasSkipped: ({ context }) => countSkipped(context) > 0,
      isCurrent: ({ context }, { id }: { id: string }) => context.current === id,
      isFound: (_, { items }: Items<Subject>) => items.length > 0,
    },
    actions: {
      markDecided: assign(({ context: { decided } }, { id }: { id: string }) => ({
        decided: [...decided.filter((one) => one !== id), id],
      })),
      /** One that was undone is opened again, and waits. */
      openById: assign(({ context: { opened, decided } }, { id }: { id: string }) => ({
        current: id,
        prefetched: null,
        opened: opened.includes(id) ? opened : [...opened, id],
        decided: decided.filter((one) => one !== id),
      })),
      openUpcoming: assign(({ context: { opened, upcoming, current } }) => {
        const [next = null, ...rest] = upcoming;
        const id = next?.id ?? current;
        return {
          current: id,
          prefetched: next,
          opened: [...opened.filter((one) => one !== id), id],
          upcoming: rest,
        };
      }),
      openLater: assign(({ context }) => ({
        current: laterOpened(context) ?? context.current,
        prefetched: null,
      })),
      openEarlier: assign(({ context }) => ({
        current: earlierOpened(context) ?? context.current,
        prefetched: null,
      })),
      forgetSkipped: assign(({ context: { opened, decided } }) => ({
        opened: opened.filter((id) => decided.includes(id)),
      })),
      select: emit(({ context }) => ({ type: 'item.selected' as const, id: context.current })),
      keepUpcoming: assign(({ context: { opened } }, { items: found }: Items<Subject>) => ({
        upcoming: found.filter(({ id }) => !opened.includes(id)),
        failure: null,
      })),
      keepFailure: assign(caughtFailure),
    },
    delays: {
      refreshInterval: limits.listReloadSeconds * 1000,
      retryInterval: limits.listReloadSeconds * 1000,
    },
  }).createMachine({
    id: 'work-queue',
    description: 'Takes a moderator from one item of a queue to the next.',
    context: ({ input: { current, filters } }) => ({
      filters,
      current,
      prefetched: null,
      opened: [current],
      decided: [],
      upcoming: [],
      failure: null,
    }),
    initial: 'showing',
    on: {
      ...ignoreGlobalEvents,
      'item.opened': [
        { guard: { type: 'isCurrent', params: ({ event }) => event } },
        {
          target: '.showing',
          actions: { type: 'openById', params: ({ event }) => event },
        },
      ],
      'item.requested': {
        target: '.showing',
        actions: [{ type: 'openById', params: ({ event }) => event }, 'select'],
      },
    },
    states: {
      showing: {
        description: 'One item is shown; the next ones are loaded behind it.',
        initial: 'loading',
        on: {
          'item.decided': [
            {
              guard: 'hasLaterOpened',
              target: 'showing',
              reenter: true,
              actions: [
                { type: 'markDecided', params: ({ event }) => event },
                'openLater',
                'select',
              ],
            },
            {
              guard: 'hasUpcoming',
              target: 'showing',
              reenter: true,
              actions: [
                { type: 'markDecided', params: ({ event }) => event },
                'openUpcoming',
                'select',
              ],
            },
            {
              target: 'seeking',
              actions: { type: 'markDecided', params: ({ event }) => event },
            },
          ],
          'next.requested': [...openNext],
          'previous.requested': {
            guard: 'hasEarlierOpened',
            target: 'showing',
            reenter: true,
            actions: ['openEarlier', 'select'],
          },
        },
        states: {
          loading: {
            description: 'The next items are on their way.',
            invoke: {
              ...loadUpcoming,
              onDone: { target: 'ready', actions: { type: 'keepUpcoming', params: items } },
              onError: { target: 'failed' },
            },
          },
          ready: {
            description: 'The next items are loaded; they are checked again from time to time.',
            after: { refreshInterval: 'loading' },
          },
          failed: {
            description: 'The next items could not be loaded; tried again before they are needed.',
            after: { retryInterval: 'loading' },
            on: { 'network.online': 'loading', 'session.restored': 'loading' },
          },
        },
      },
      seeking: {
        tags: ['screen', 'busy'],
        description: 'Waits for the next item.',
        on: {
          'previous.requested': {
            guard: 'hasEarlierOpened',
            target: 'showing',
            actions: ['openEarlier', 'select'],
          },
        },
        invoke: {
          ...loadUpcoming,
          onDone: [
            {
              guard: { type: 'isFound', params: items },
              target: 'showing',
              actions: [{ type: 'keepUpcoming', params: items }, 'openUpcoming', 'select'],
            },
            { target: 'finished' },
          ],
          onError: { target: 'seekFailed', actions: { type: 'keepFailure', params: caught } },
        },
      },
      seekFailed: {
        tags: 'screen',
        description: 'Says why the next item could not be loaded, with a way to try again.',
        on: {
          'retry.requested': 'seeking',
          'network.online': 'seeking',
          'session.restored': 'seeking',
        },
      },
      finished: {
        tags: ['screen', 'finished'],
        description: 'Says that nothing is left, or that skipped items are.',
        initial: 'waiting',
        on: {
          'previous.requested': { target: 'showing', actions: 'select' },
          'next.requested': {
            guard: 'hasUpcoming',
            target: 'showing',
            actions: ['openUpcoming', 'select'],
          },
          'skipped.requested': {
            guard: 'hasSkipped',
            target: 'seeking',
            actions: 'forgetSkipped',
          },
        },
        states: {
          waiting: {
            description: 'Checks again from time to time.',
            after: { refreshInterval: 'checking' },
          },
          checking: {
            description: 'Checks whether there are new items.',
            invoke: {
              ...loadUpcoming,
              onDone: [
                {
                  guard: { type: 'isFound', params: items },
                  target: 'available',
                  actions: { type: 'keepUpcoming', params: items },
                },
                { target: 'waiting' },
              ],
              onError: { target: 'waiting' },
            },
          },
          available: { tags: 'screen', description: 'Offers the new items.' },
        },
      },
    },
  });
}

/** The chart for tests and diagrams. Areas create their own with {@link createWorkQueue}. */
export const workQueueMachine = createWorkQueue<{ id: string }, Record<string, string>>();
