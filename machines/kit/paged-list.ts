import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';

/** One page as in the contract; `nextPageUrl` is null on the last. */
export type Page<Row> = {
  rows: Row[];
  nextPageUrl: string | null;
  /** How many rows match, on the first page of lists that count them. */
  total?: number | undefined;
};

/** The input of `loadPage`: the first page of `filters`, or the one at `pageUrl`. */
export type PageRequest<Filters> = { filters: Filters; pageUrl: string | null };

/** The input of `reloadPages`: as many rows of `filters` as are shown, from the first. */
export type ReloadRequest<Filters> = { filters: Filters; count: number };

/** The loaded part of a list, for a return to it. */
export type LoadedRows<Row> = { rows: Row[]; nextPageUrl: string | null };

type Context<Row, Filters> = LoadedRows<Row> & {
  filters: Filters;
  failure: Failure | null;
  /** Whether the list reloads from time to time; it does not by default. */
  isPolled?: boolean | undefined;
  /** How many rows match; undefined for a list that does not count them. */
  total?: number | undefined;
};

type Event<Row, Filters> =
  | { type: 'filter.changed'; filters: Filters }
  | { type: 'filter.typed'; filters: Filters }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'list.reset' }
  /** There may be other first rows now. */
  | { type: 'first-page.changed' }
  | { type: 'row.changed'; row: Row }
  | { type: 'row.removed'; row: Row }
  | { type: 'row.restored'; row: Row; index: number }
  | GlobalEvent;

/**
 * Rows followed by those of `added` that are not there yet: a row that moved between two pages
 * while they were loaded is shown once (spec point 4, "List merging"). A row may be known by
 * several keys.
 */
export function appendMissing<Row>(
  rows: Row[],
  added: Row[],
  keysOf: (row: Row) => string[],
): Row[] {
  // There may be ten thousand rows but only a page of new ones, so only its keys are searched.
  const sought = new Set(added.flatMap(keysOf));
  const known = new Set(rows.flatMap((row) => keysOf(row).filter((key) => sought.has(key))));
  const fresh = added.filter((row) => {
    const keys = keysOf(row);
    if (keys.some((key) => known.has(key))) return false;
    for (const key of keys) known.add(key);
    return true;
  });
  return [...rows, ...fresh];
}

/**
 * Merges loaded rows with a reloaded first page: rows that have gone are removed, new ones are
 * added, and the rows after that page stay.
 */
export function mergeFirstPage<Row>(
  before: LoadedRows<Row>,
  now: LoadedRows<Row>,
  keysOf: (row: Row) => string[],
): LoadedRows<Row> {
  const last = now.rows.at(-1);
  if (now.nextPageUrl === null || last === undefined)
    return { ...now, rows: appendMissing([], now.rows, keysOf) };
  const lastKeys = new Set(keysOf(last));
  const end = before.rows.findIndex((row) => keysOf(row).some((key) => lastKeys.has(key)));
  const behind = end < 0 ? [] : before.rows.slice(end + 1);
  if (behind.length === 0) return { ...now, rows: appendMissing([], now.rows, keysOf) };
  return {
    rows: appendMissing(appendMissing([], now.rows, keysOf), behind, keysOf),
    nextPageUrl: before.nextPageUrl,
  };
}

/**
 * The chart of every list that is filtered and loaded page by page.
 * @param keysOf the names by which a row is recognised, such as its postUID and its clientId
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createPagedList<Row, Filters>(keysOf: (row: Row) => string[]) {
  const sameRow = (one: Row) => {
    const keys = new Set(keysOf(one));
    return (other: Row) => keysOf(other).some((key) => keys.has(key));
  };
  const pollTransition = { reloadInterval: { guard: 'isPolled', target: 'reloading' } } as const;
  const firstPageChanged = {
    'first-page.changed': { target: 'reloading', reenter: true },
  } as const;
  const reload = {
    src: 'reloadPages',
    input: ({ context: { filters, rows, isPolled } }: { context: Context<Row, Filters> }) => ({
      filters,
      count: isPolled ? rows.length : Math.min(rows.length, limits.listReloadRows),
    }),
    onDone: {
      target: '#paged-list.settled',
      actions: {
        type: 'keepReloaded',
        params: ({ event }: { event: { output: Page<Row> } }) => ({ page: event.output }),
      },
    },
    onError: [
      {
        guard: {
          type: 'isSessionLost',
          params: ({ event }: { event: { error: unknown } }) => event,
        },
        target: '#paged-list.signInNeeded',
      },
      { target: 'outdated' },
    ],
  } as const;
  const outdated = {
    tags: 'outdated',
    description: 'Reloading failed. The rows stay as they were until it is tried again.',
    after: pollTransition,
    on: { ...firstPageChanged, 'network.online': 'reloading' },
  } as const;
  return setup({
    types: {
      context: {} as Context<Row, Filters>,
      events: {} as Event<Row, Filters>,
      input: {} as {
        filters: Filters;
        isPolled?: boolean;
        /** For a return to the list: rows loaded before, shown at once and then reloaded. */
        loaded?: LoadedRows<Row> | undefined;
      },
      tags: {} as 'screen' | 'busy' | 'failed' | 'outdated',
    },
    actors: {
      loadPage: requiredActor<Page<Row>, PageRequest<Filters>>('loadPage'),
      /** May wait until the page is visible. */
      reloadPages: requiredActor<Page<Row>, ReloadRequest<Filters>>('reloadPages'),
    },
    guards: {
      isPolled: ({ context }) => context.isPolled === true,
      isEmpty: ({ context }) => context.rows.length === 0,
      hasMore: ({ context }) => context.nextPageUrl !== null,
      /** A page may be empty and have a next one; or all rows of the pages so far were removed. */
      isEmptySoFar: ({ context }) => context.rows.length === 0 && context.nextPageUrl !== null,
      isLastRow: ({ context }, { row }: { row: Row }) => context.rows.every(sameRow(row)),
      isSessionLost: (_, { error }: { error: unknown }) =>
        toFailure(error).code === 'unauthenticated',
    },
    actions: {
      keepFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
      clearRows: assign(() => ({ rows: [], nextPageUrl: null, failure: null })),
      keepPage: assign((_, { page }: { page: Page<Row> }) => ({
        rows: appendMissing([], page.rows, keysOf),
        nextPageUrl: page.nextPageUrl,
        total: page.total,
        failure: null,
      })),
      appendPage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        rows: appendMissing(context.rows, page.rows, keysOf),
        nextPageUrl: page.nextPageUrl,
        failure: null,
      })),
      keepReloaded: assign(({ context }, { page }: { page: Page<Row> }) => ({
        ...(context.isPolled
          ? { ...page, rows: appendMissing([], page.rows, keysOf) }
          : mergeFirstPage(context, page, keysOf)),
        total: page.total,
        failure: null,
      })),
      keepFailure: assign(caughtFailure),
      replaceRow: assign(({ context }, { row }: { row: Row }) => ({
        rows: context.rows.map((other) => (sameRow(row)(other) ? row : other)),
      })),
      removeRow: assign(({ context }, { row }: { row: Row }) => ({
        rows: context.rows.filter((other) => !sameRow(row)(other)),
      })),
      reinsertRow: assign(({ context: { rows } }, { row, index }: { row: Row; index: number }) => ({
        rows: rows.some(sameRow(row)) ? rows : rows.toSpliced(index, 0, row),
      })),
    },
    delays: { typingDebounce: 300, reloadInterval: limits.listReloadSeconds * 1000 },
  }).createMachine({
    id: 'paged-list',
    description: 'Filters a list and loads it page by page.',
    context: ({ input: { filters, isPolled, loaded } }) => ({
      filters,
      isPolled: isPolled,
      rows: loaded?.rows ?? [],
      nextPageUrl: loaded?.nextPageUrl ?? null,
      failure: null,
    }),
    initial: 'deciding',
    on: {
      ...ignoreGlobalEvents,
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: [{ type: 'keepFilters', params: ({ event }) => event }, 'clearRows'],
      },
      'filter.typed': {
        target: '.typing',
        reenter: true,
        actions: { type: 'keepFilters', params: ({ event }) => event },
      },
      'list.reset': { target: '.loading', reenter: true, actions: 'clearRows' },
      'session.expired': '.signInNeeded',
      'signed.out': { target: '.signInNeeded', actions: 'clearRows' },
    },
    states: {
      deciding: {
        description: 'Not visible: checks for restored rows.',
        always: [{ guard: 'isEmpty', target: 'loading' }, { target: 'listing.idle.reloading' }],
      },
      typing: {
        tags: ['screen', 'busy'],
        description: 'The earlier rows while the person types a search.',
        after: { typingDebounce: { target: 'loading', actions: 'clearRows' } },
      },
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders in the shape of the rows.',
        on: {
          'first-page.changed': { target: 'loading', reenter: true },
          // What set out on a dead line may fail after the network is back.
          'network.online': { target: 'loading', reenter: true },
        },
        invoke: {
          src: 'loadPage',
          input: ({ context }) => ({ filters: context.filters, pageUrl: null }),
          onDone: {
            target: 'settled',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
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
      settled: {
        description: 'Not visible: rows, or empty, or the next page when this one has no rows.',
        always: [
          { guard: 'isEmptySoFar', target: 'listing.loadingMore' },
          { guard: 'isEmpty', target: 'empty' },
          { target: 'listing' },
        ],
      },
      empty: {
        tags: 'screen',
        description: 'Says that there is nothing, and what to do about it.',
        on: {
          'row.restored': {
            target: 'settled',
            actions: { type: 'reinsertRow', params: ({ event }) => event },
          },
        },
        initial: 'waiting',
        states: {
          waiting: {
            description: 'Until the list reloads, if it does.',
            after: pollTransition,
            on: firstPageChanged,
          },
          reloading: {
            description: 'Checks for new rows; the page does not change.',
            invoke: reload,
            on: firstPageChanged,
          },
          outdated,
        },
      },
      failed: {
        tags: ['screen', 'failed'],
        description: 'Says what failed, with a retry button. Retries automatically when online.',
        on: {
          'retry.requested': 'loading',
          'network.online': 'loading',
          // Something that has just heard from the server sends this, so there is a network.
          'first-page.changed': 'loading',
        },
      },
      listing: {
        initial: 'idle',
        on: {
          'row.changed': { actions: { type: 'replaceRow', params: ({ event }) => event } },
          'row.removed': [
            {
              guard: { type: 'isLastRow', params: ({ event }) => event },
              target: 'settled',
              actions: { type: 'removeRow', params: ({ event }) => event },
            },
            { actions: { type: 'removeRow', params: ({ event }) => event } },
          ],
          'row.restored': { actions: { type: 'reinsertRow', params: ({ event }) => event } },
        },
        states: {
          idle: {
            tags: 'screen',
            description: 'The rows, and Load More while there are further ones.',
            on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
            initial: 'waiting',
            states: {
              waiting: {
                description: 'Until the rows reload, if they do.',
                after: pollTransition,
                on: firstPageChanged,
              },
              reloading: {
                description: 'The rows as they were, until they are here as they are now.',
                invoke: reload,
                on: firstPageChanged,
              },
              outdated,
            },
          },
          loadingMore: {
            tags: ['screen', 'busy'],
            description: 'The rows, and a busy Load More.',
            on: { 'network.online': { target: 'loadingMore', reenter: true } },
            invoke: {
              src: 'loadPage',
              input: ({ context }) => ({ filters: context.filters, pageUrl: context.nextPageUrl }),
              onDone: {
                target: '#paged-list.settled',
                actions: { type: 'appendPage', params: ({ event }) => ({ page: event.output }) },
              },
              onError: [
                {
                  guard: { type: 'isSessionLost', params: ({ event }) => event },
                  target: '#paged-list.signInNeeded',
                },
                {
                  target: 'moreFailed',
                  actions: { type: 'keepFailure', params: ({ event }) => event },
                },
              ],
            },
          },
          moreFailed: {
            tags: ['screen', 'failed'],
            description: 'The rows stay; below them the error, with a way to try again.',
            on: { 'retry.requested': 'loadingMore', 'network.online': 'loadingMore' },
          },
        },
      },
      signInNeeded: {
        tags: ['screen', 'busy'],
        description:
          'The rows stay under the sign-in, which the app shows over them; then the list reloads.',
        on: { 'session.restored': 'loading', 'session.expired': {}, 'signed.out': {} },
      },
    },
  });
}

/** A row as the chart alone knows it; the areas name their own. */
export type KeyedRow = { key: string };

/**
 * The chart for tests, diagrams and stories. Areas create their own with {@link createPagedList}.
 */
export const pagedListMachine = createPagedList<KeyedRow, Record<string, string>>((row) => [
  row.key,
]);
