import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import type { Page, PageRequest } from './paged-list.ts';
import { requiredActor } from './required-actor.ts';
import { isSessionLost } from './transient-errors.ts';

type Context<Row, Filters> = {
  filters: Filters | null;
  rows: readonly Row[];
  nextPageUrl: string | null;
  failure: Failure | null;
};

type Event<Filters> =
  | { type: 'export.requested'; filters: Filters }
  | { type: 'export.closed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/**
 * The chart of an export: loads all pages of a list by its filters, at most
 * `limits.exportRowsMax` rows, and keeps what is loaded when the network fails on the way. It calls
 * the operation of the list itself, so everyone who sees a list can export it: there is no right
 * to export.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createListExport<Row, Filters>() {
  type Loaded = { event: { output: Page<Row> } };
  const loaded = ({ event }: Loaded) => ({ page: event.output });
  return setup({
    types: {
      context: {} as Context<Row, Filters>,
      events: {} as Event<Filters>,
      tags: {} as 'screen' | 'busy' | 'dialog',
    },
    actors: { loadPage: requiredActor<Page<Row>, PageRequest<Filters>>('loadPage') },
    guards: {
      isComplete: ({ context: { rows } }, { page }: { page: Page<Row> }) =>
        page.nextPageUrl === null || rows.length + page.rows.length >= limits.exportRowsMax,
      isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    },
    actions: {
      begin: assign((_, { filters }: { filters: Filters }) => ({
        filters,
        rows: [],
        nextPageUrl: null,
        failure: null,
      })),
      keepPage: assign(({ context }, { page }: { page: Page<Row> }) => ({
        rows: [...context.rows, ...page.rows],
        nextPageUrl: page.nextPageUrl,
        failure: null,
      })),
      keepFailure: assign(caughtFailure),
      clear: assign({ filters: null, rows: [], nextPageUrl: null, failure: null }),
    },
  }).createMachine({
    id: 'list-export',
    description: 'Loads all rows of a list for a file.',
    context: { filters: null, rows: [], nextPageUrl: null, failure: null },
    initial: 'idle',
    on: ignoreGlobalEvents,
    states: {
      idle: {
        tags: 'screen',
        description: 'A button that starts the export.',
        on: {
          'export.requested': {
            target: 'loading',
            actions: { type: 'begin', params: ({ event }) => event },
          },
        },
      },
      loading: {
        tags: ['screen', 'busy', 'dialog'],
        description: 'A dialog that counts the rows while they load.',
        on: { 'export.closed': { target: 'idle', actions: 'clear' } },
        invoke: {
          src: 'loadPage',
          input: ({ context: { filters, nextPageUrl } }) => ({
            filters: filters as Filters,
            pageUrl: nextPageUrl,
          }),
          onDone: [
            {
              guard: { type: 'isComplete', params: loaded },
              target: 'ready',
              actions: { type: 'keepPage', params: loaded },
            },
            {
              target: 'loading',
              reenter: true,
              actions: { type: 'keepPage', params: loaded },
            },
          ],
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { target: 'failed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      failed: {
        tags: ['screen', 'dialog'],
        description: 'The dialog says why the rest did not load. Retrying continues from there.',
        on: {
          'retry.requested': 'loading',
          'network.online': 'loading',
          'export.closed': { target: 'idle', actions: 'clear' },
        },
      },
      signInNeeded: {
        tags: ['screen', 'busy', 'dialog'],
        description: 'The sign-in dialog over the page. The export continues afterwards.',
        on: {
          'session.restored': 'loading',
          'signed.out': { target: 'idle', actions: 'clear' },
        },
      },
      ready: {
        tags: ['screen', 'dialog'],
        description: 'The dialog offers the file, and says if it does not have all rows.',
        on: {
          'export.closed': { target: 'idle', actions: 'clear' },
          'signed.out': { target: 'idle', actions: 'clear' },
        },
      },
    },
  });
}

/** The chart for tests, diagrams and stories. Areas create theirs with {@link createListExport}. */
export const listExportMachine = createListExport<{ key: string }, Record<string, string>>();
