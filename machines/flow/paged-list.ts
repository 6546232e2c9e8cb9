import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { limits } from '#domain/limits.ts';
import { unprovided } from './unprovided.ts';

/** One page as the contract gives it; `nextPageUrl` is null on the last. */
export type Page<Row> = { rows: Row[]; nextPageUrl: string | null };

/** What the `loadPage` actor is asked for: the first page of `filters`, or the one behind `pageUrl`. */
export type PageRequest<Filters> = { filters: Filters; pageUrl: string | null };

/** What the `reloadPages` actor is asked for: as many rows of `filters` as are shown, from the first. */
export type ReloadRequest<Filters> = { filters: Filters; count: number };

/** What was loaded of a list that somebody comes back to. */
export type LoadedRows<Row> = { rows: Row[]; nextPageUrl: string | null };

type Context<Row, Filters> = LoadedRows<Row> & {
  filters: Filters;
  failure: Failure | null;
  /** Whether it is asked anew now and then what stands in the list; where it is left out, it is not. */
  isKeptCurrent?: boolean | undefined;
};

type Event<Row, Filters> =
  | { type: 'filter.changed'; filters: Filters }
  | { type: 'filter.typed'; filters: Filters }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'list.reset' }
  /** There may be other first rows now. */
  | { type: 'beginning.changed' }
  | { type: 'row.changed'; row: Row }
  | { type: 'row.removed'; row: Row }
  | { type: 'row.returned'; row: Row; place: number }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/**
 * Rows followed by those of `added` that are not there yet: a row that moved between two pages while they were
 * loaded is shown once (spec point 4, "List merging"). A row may be known by several keys.
 */
export function appendNew<Row>(rows: Row[], added: Row[], keysOf: (row: Row) => string[]): Row[] {
  // The rows may be ten thousand, what is added a page: only its keys are looked for.
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
 * Rows that were loaded before, with their first ones as they are now: what is gone from among those is gone, what is new is there,
 * and what lies behind the last of them stays.
 */
export function refreshFirst<Row>(
  before: LoadedRows<Row>,
  now: LoadedRows<Row>,
  keysOf: (row: Row) => string[],
): LoadedRows<Row> {
  const last = now.rows.at(-1);
  if (now.nextPageUrl === null || last === undefined)
    return { ...now, rows: appendNew([], now.rows, keysOf) };
  const lastKeys = new Set(keysOf(last));
  const end = before.rows.findIndex((row) => keysOf(row).some((key) => lastKeys.has(key)));
  const behind = end < 0 ? [] : before.rows.slice(end + 1);
  if (behind.length === 0) return { ...now, rows: appendNew([], now.rows, keysOf) };
  return {
    rows: appendNew(appendNew([], now.rows, keysOf), behind, keysOf),
    nextPageUrl: before.nextPageUrl,
  };
}

/**
 * The chart of every list that is filtered and loaded page by page.
 * @param keysOf the names by which a row is recognised, such as its postUID and its clientId
 */
export function createPagedList<Row, Filters>(keysOf: (row: Row) => string[]) {
  const sameRow = (one: Row) => {
    const keys = new Set(keysOf(one));
    return (other: Row) => keysOf(other).some((key) => keys.has(key));
  };
  const wait = { untilReload: { guard: 'isKeptCurrent', target: 'asking' } } as const;
  const changed = { 'beginning.changed': { target: 'asking', reenter: true } } as const;
  const asking = {
    src: 'reloadPages',
    input: ({ context: { filters, rows, isKeptCurrent } }: { context: Context<Row, Filters> }) => ({
      filters,
      count: isKeptCurrent ? rows.length : Math.min(rows.length, limits.listReloadRows),
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
        guard: { type: 'isSessionLost', params: ({ event }: { event: { error: unknown } }) => event },
        target: '#paged-list.signInNeeded',
      },
      { target: 'resting' },
    ],
  } as const;
  return setup({
    types: {
      context: {} as Context<Row, Filters>,
      events: {} as Event<Row, Filters>,
      input: {} as {
        filters: Filters;
        isKeptCurrent?: boolean;
        /** Where somebody comes back to a list: what was there, which is shown at once and then asked for anew. */
        loaded?: LoadedRows<Row> | undefined;
      },
      tags: {} as 'screen' | 'busy' | 'failed',
    },
    actors: {
      loadPage: unprovided<Page<Row>, PageRequest<Filters>>('loadPage'),
      /** May wait until somebody looks. */
      reloadPages: unprovided<Page<Row>, ReloadRequest<Filters>>('reloadPages'),
    },
    guards: {
      isKeptCurrent: ({ context }) => context.isKeptCurrent === true,
      isEmpty: ({ context }) => context.rows.length === 0,
      hasMore: ({ context }) => context.nextPageUrl !== null,
      isSessionLost: (_, { error }: { error: unknown }) => toFailure(error).code === 'unauthenticated',
    },
    actions: {
      keepFilters: assign((_, { filters }: { filters: Filters }) => ({ filters })),
      forgetRows: assign(() => ({ rows: [], nextPageUrl: null, failure: null })),
      keepPage: assign((_, { page }: { page: Page<Row> }) => ({
        rows: appendNew([], page.rows, keysOf),
        nextPageUrl: page.nextPageUrl,
        failure: null,
      })),
      appendPage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        rows: appendNew(context.rows, page.rows, keysOf),
        nextPageUrl: page.nextPageUrl,
        failure: null,
      })),
      keepReloaded: assign(({ context }, { page }: { page: Page<Row> }) => ({
        ...(context.isKeptCurrent
          ? { ...page, rows: appendNew([], page.rows, keysOf) }
          : refreshFirst(context, page, keysOf)),
        failure: null,
      })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
      replaceRow: assign(({ context }, { row }: { row: Row }) => ({
        rows: context.rows.map((other) => (sameRow(row)(other) ? row : other)),
      })),
      removeRow: assign(({ context }, { row }: { row: Row }) => ({
        rows: context.rows.filter((other) => !sameRow(row)(other)),
      })),
      putBack: assign(({ context: { rows } }, { row, place }: { row: Row; place: number }) => ({
        rows: rows.some(sameRow(row)) ? rows : rows.toSpliced(place, 0, row),
      })),
    },
    delays: { typingPause: 300, untilReload: limits.listReloadSeconds * 1000 },
  }).createMachine({
    id: 'paged-list',
    context: ({ input: { filters, isKeptCurrent, loaded } }) => ({
      filters,
      isKeptCurrent,
      rows: loaded?.rows ?? [],
      nextPageUrl: loaded?.nextPageUrl ?? null,
      failure: null,
    }),
    initial: 'beginning',
    on: {
      'filter.changed': {
        target: '.loading',
        reenter: true,
        actions: [{ type: 'keepFilters', params: ({ event }) => event }, 'forgetRows'],
      },
      'filter.typed': {
        target: '.typing',
        reenter: true,
        actions: { type: 'keepFilters', params: ({ event }) => event },
      },
      'list.reset': { target: '.loading', reenter: true, actions: 'forgetRows' },
      'session.expired': '.signInNeeded',
      'signed.out': { target: '.signInNeeded', actions: 'forgetRows' },
      'network.offline': {},
      'network.online': {},
    },
    states: {
      beginning: {
        description: 'Not seen: decides whether somebody comes back to rows.',
        always: [{ guard: 'isEmpty', target: 'loading' }, { target: 'listing.idle.asking' }],
      },
      typing: {
        tags: ['screen', 'busy'],
        description: 'The old rows, while the person goes on typing what to look for.',
        after: { typingPause: { target: 'loading', actions: 'forgetRows' } },
      },
      loading: {
        tags: ['screen', 'busy'],
        description: 'Placeholders in the shape of the rows.',
        on: {
          'beginning.changed': { target: 'loading', reenter: true },
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
            { guard: { type: 'isSessionLost', params: ({ event }) => event }, target: 'signInNeeded' },
            { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
          ],
        },
      },
      settled: {
        description: 'Not seen: decides between the rows and their absence.',
        always: [{ guard: 'isEmpty', target: 'empty' }, { target: 'listing' }],
      },
      empty: {
        tags: 'screen',
        description: 'Says that there is nothing, and what to do about it.',
        on: {
          'row.returned': { target: 'settled', actions: { type: 'putBack', params: ({ event }) => event } },
        },
        initial: 'resting',
        states: {
          resting: { description: 'Until it is asked anew, where that is done.', after: wait, on: changed },
          asking: {
            description: 'Is there something now? Nothing moves meanwhile.',
            invoke: asking,
            on: changed,
          },
        },
      },
      failed: {
        tags: ['screen', 'failed'],
        description:
          'Says what went wrong, with a way to try again. Tries again by itself when the network is back.',
        on: {
          'retry.requested': 'loading',
          'network.online': 'loading',
          // Whoever knows that has just heard from the server.
          'beginning.changed': 'loading',
        },
      },
      listing: {
        initial: 'idle',
        on: {
          'row.changed': { actions: { type: 'replaceRow', params: ({ event }) => event } },
          'row.removed': {
            target: 'settled',
            actions: { type: 'removeRow', params: ({ event }) => event },
          },
          'row.returned': { actions: { type: 'putBack', params: ({ event }) => event } },
        },
        states: {
          idle: {
            tags: 'screen',
            description: 'The rows, and Load More while there are further ones.',
            on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
            initial: 'resting',
            states: {
              resting: {
                description: 'Until they are asked for anew, where that is done.',
                after: wait,
                on: changed,
              },
              asking: {
                description: 'The rows as they were, until they are here as they are now.',
                invoke: asking,
                on: changed,
              },
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
                target: 'idle',
                actions: { type: 'appendPage', params: ({ event }) => ({ page: event.output }) },
              },
              onError: [
                {
                  guard: { type: 'isSessionLost', params: ({ event }) => event },
                  target: '#paged-list.signInNeeded',
                },
                { target: 'moreFailed', actions: { type: 'keepFailure', params: ({ event }) => event } },
              ],
            },
          },
          moreFailed: {
            tags: ['screen', 'failed'],
            description: 'The rows stay; below them what went wrong, with a way to try again.',
            on: { 'retry.requested': 'loadingMore', 'network.online': 'loadingMore' },
          },
        },
      },
      signInNeeded: {
        tags: ['screen', 'busy'],
        description:
          'What was loaded stays under the sign-in, which the app shows over it; then the list loads anew.',
        on: { 'session.restored': 'loading', 'session.expired': {}, 'signed.out': {} },
      },
    },
  });
}

/** A row as the chart alone knows it; the areas name their own. */
export type KeyedRow = { key: string };

/** The chart as it is tested, drawn and told in stories; areas make theirs with {@link createPagedList}. */
export const pagedListMachine = createPagedList<KeyedRow, Record<string, string>>((row) => [row.key]);
