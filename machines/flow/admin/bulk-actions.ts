import { assign, emit, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { BulkActionKind } from '#domain/staff/bulk-actions.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost, isTransient } from '#machines/kit/transient-errors.ts';

type Schemas = components['schemas'];
export type BulkAction = Schemas['BulkAction'];
export type BulkFailure = Schemas['BulkFailure'];
export type BulkRequest = Schemas['BulkActionRequest'];

/** How far an action is, and a page of its failures. */
export type BulkReport = {
  bulkAction: BulkAction;
  rows: BulkFailure[];
  nextPageUrl: string | null;
};
export type StartInput = { request: BulkRequest; key: string };
export type CommandInput = { command: 'retry' | 'cancel'; bulkActionId: string; key: string };
export type ReportInput = { bulkActionId: string; pageUrl: string | null };

type Context = {
  /** What the list offers; an action of another list is shown there. */
  kinds: readonly BulkActionKind[];
  /** The keys of the ticked rows. */
  selected: ReadonlySet<string>;
  /** Whether all records that match the filters are meant. */
  isAllSelected: boolean;
  /** The action that the dialog is about. */
  kind: BulkActionKind | null;
  request: BulkRequest | null;
  command: CommandInput['command'];
  /** Stays the same when a call is repeated. */
  key: string;
  action: BulkAction | null;
  failures: readonly BulkFailure[];
  nextPageUrl: string | null;
  failure: Failure | null;
};

type Event =
  | { type: 'selection.changed'; selected: ReadonlySet<string> }
  | { type: 'all.selected' }
  | { type: 'selection.cleared' }
  | { type: 'action.requested'; kind: BulkActionKind }
  | { type: 'action.confirmed'; request: BulkRequest; key: string }
  | { type: 'action.dismissed' }
  | { type: 'command.requested'; command: CommandInput['command']; key: string }
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  | { type: 'report.closed' }
  | GlobalEvent;

const noSelection = { selected: new Set<string>(), isAllSelected: false };
const reported = ({ event }: { event: { output: BulkReport } }) => ({ report: event.output });
const reportInput = ({ context: { action } }: { context: Context }): ReportInput => ({
  bulkActionId: action?.bulkActionId ?? '',
  pageUrl: null,
});
const sameRequest = (one: BulkRequest | null, other: BulkRequest) =>
  JSON.stringify(one) === JSON.stringify(other);
const sessionLost = {
  guard: { type: 'isSessionLost', params: caught },
  target: '#bulk-actions.signInNeeded',
} as const;
const keepFailure = { type: 'keepFailure', params: caught } as const;

/** Rows can be ticked, and an action can be asked for. */
const selecting = {
  'selection.changed': {
    actions: {
      type: 'keepSelection',
      params: ({ event }: { event: { selected: ReadonlySet<string> } }) => event,
    },
  },
  'all.selected': { actions: 'selectAll' },
  'selection.cleared': { actions: 'clearSelection' },
  'action.requested': {
    target: '#bulk-actions.confirming',
    actions: {
      type: 'keepKind',
      params: ({ event }: { event: { kind: BulkActionKind } }) => event,
    },
  },
} as const;

/**
 * An action on many records of a list: which ones, what is done with them, how far it is and what
 * could not be changed. The server continues on its own, so that a reloaded page finds it again.
 */
export const bulkActionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'records.changed' },
    input: {} as { kinds: readonly BulkActionKind[] },
    tags: {} as 'screen' | 'busy' | 'dialog' | 'selecting' | 'progress',
  },
  actors: {
    findRunning: requiredActor<BulkAction | null, { kinds: readonly BulkActionKind[] }>(
      'findRunning',
    ),
    startBulkAction: requiredActor<BulkAction, StartInput>('startBulkAction'),
    getBulkAction: requiredActor<BulkReport, ReportInput>('getBulkAction'),
    changeBulkAction: requiredActor<BulkAction, CommandInput>('changeBulkAction'),
  },
  guards: {
    isFound: (_, { action }: { action: BulkAction | null }) => action !== null,
    isRunning: (_, { report }: { report: BulkReport }) => report.bulkAction.state === 'running',
    hasMore: ({ context }) => context.nextPageUrl !== null,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isTransient: (_, { error }: Caught) => isTransient(error),
  },
  actions: {
    keepSelection: assign((_, { selected }: { selected: ReadonlySet<string> }) => ({
      selected,
      isAllSelected: false,
    })),
    selectAll: assign({ isAllSelected: true }),
    clearSelection: assign(noSelection),
    keepKind: assign((_, { kind }: { kind: BulkActionKind }) => ({ kind, failure: null })),
    keepRequest: assign(({ context }, given: { request: BulkRequest; key: string }) => ({
      request: given.request,
      key: sameRequest(context.request, given.request) ? context.key : given.key,
      failure: null,
    })),
    keepCommand: assign((_, { command, key }: Omit<CommandInput, 'bulkActionId'>) => ({
      command,
      key,
      failure: null,
    })),
    keepAction: assign((_, { action }: { action: BulkAction | null }) => ({
      ...noSelection,
      action,
      request: null,
      failures: [],
      nextPageUrl: null,
      failure: null,
    })),
    keepReport: assign((_, { report }: { report: BulkReport }) => ({
      action: report.bulkAction,
      failures: report.rows,
      nextPageUrl: report.nextPageUrl,
      failure: null,
    })),
    appendFailures: assign(({ context }, { report }: { report: BulkReport }) => ({
      failures: [...context.failures, ...report.rows],
      nextPageUrl: report.nextPageUrl,
      failure: null,
    })),
    keepFailure: assign(caughtFailure),
    rememberClosed: (_, _params: { action: BulkAction | null }) => {},
    forgetAction: assign({ action: null, failures: [], nextPageUrl: null, failure: null }),
    tellList: emit({ type: 'records.changed' }),
  },
  delays: { pollInterval: limits.bulkPollSeconds * 1000, retryInterval: 5000 },
}).createMachine({
  id: 'bulk-actions',
  description: 'Runs one action on many records of a list, and reports failures.',
  context: ({ input: { kinds } }) => ({
    kinds,
    ...noSelection,
    kind: null,
    request: null,
    command: 'cancel',
    key: '',
    action: null,
    failures: [],
    nextPageUrl: null,
    failure: null,
  }),
  initial: 'checking',
  on: {
    ...ignoreGlobalEvents,
    'session.expired': '.signInNeeded',
    'signed.out': { target: '.signInNeeded', actions: ['clearSelection', 'forgetAction'] },
  },
  states: {
    checking: {
      tags: ['busy', 'selecting'],
      description:
        'As selecting, while it asks for a running action, which another page may have started.',
      on: selecting,
      invoke: {
        src: 'findRunning',
        input: ({ context: { kinds } }) => ({ kinds }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ action: event.output }) },
            target: 'following',
            actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
          },
          { target: 'selecting' },
        ],
        onError: [sessionLost, { target: 'checkFailed', actions: keepFailure }],
      },
    },
    checkFailed: {
      tags: 'screen',
      description: 'Says that running actions could not be loaded, with a button to retry.',
      on: { 'retry.requested': 'checking', 'network.online': 'checking' },
    },
    selecting: {
      tags: ['screen', 'selecting'],
      description: 'Checkboxes in the list; with ticked rows a bar with what can be done.',
      on: selecting,
    },
    confirming: {
      tags: ['screen', 'selecting', 'dialog'],
      description: 'A dialog that names the action and the number of records. Some ask for more.',
      on: {
        'action.confirmed': {
          target: 'starting',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        // The check may not have ended.
        'action.dismissed': 'checking',
      },
    },
    starting: {
      tags: ['screen', 'selecting', 'dialog', 'busy'],
      description: 'The dialog, with its button busy.',
      invoke: {
        src: 'startBulkAction',
        input: ({ context: { request, key } }) => ({ request: request as BulkRequest, key }),
        onDone: {
          target: 'following',
          actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
        },
        onError: [sessionLost, { target: 'startFailed', actions: keepFailure }],
      },
    },
    startFailed: {
      tags: ['screen', 'selecting', 'dialog'],
      description: 'The dialog says why the action may not have started. It can be retried.',
      on: {
        'action.confirmed': {
          target: 'starting',
          actions: { type: 'keepRequest', params: ({ event }) => event },
        },
        // It may have started.
        'action.dismissed': 'checking',
        'network.online': 'starting',
      },
    },
    following: {
      initial: 'loading',
      description: 'The progress of the action.',
      on: {
        'command.requested': {
          target: 'commanding',
          actions: { type: 'keepCommand', params: ({ event }) => event },
        },
      },
      states: {
        loading: {
          tags: ['screen', 'progress'],
          description: 'The last known progress, while the current one loads.',
          invoke: {
            src: 'getBulkAction',
            input: reportInput,
            onDone: [
              {
                guard: { type: 'isRunning', params: reported },
                target: 'waiting',
                actions: { type: 'keepReport', params: reported },
              },
              {
                target: '#bulk-actions.reported',
                actions: [{ type: 'keepReport', params: reported }, 'tellList'],
              },
            ],
            onError: [
              sessionLost,
              {
                guard: { type: 'isTransient', params: caught },
                target: 'unreachable',
                actions: keepFailure,
              },
              { target: 'loadFailed', actions: keepFailure },
            ],
          },
        },
        waiting: {
          tags: ['screen', 'progress'],
          description: 'The progress, and a button to cancel the rest.',
          after: { pollInterval: 'loading' },
        },
        unreachable: {
          tags: ['screen', 'progress'],
          description: 'Says that the action continues on the server. Loads again automatically.',
          after: { retryInterval: 'loading' },
          on: { 'network.online': 'loading' },
        },
        loadFailed: {
          tags: ['screen', 'progress'],
          description: 'Why the progress cannot be loaded, with a button to retry.',
          on: { 'retry.requested': 'loading' },
        },
      },
    },
    commanding: {
      tags: ['screen', 'progress', 'busy'],
      description: 'The progress or the report, while the action is cancelled or retried.',
      invoke: {
        src: 'changeBulkAction',
        input: ({ context: { action, command, key } }) => ({
          command,
          bulkActionId: action?.bulkActionId ?? '',
          key,
        }),
        onDone: {
          target: 'following',
          actions: { type: 'keepAction', params: ({ event }) => ({ action: event.output }) },
        },
        onError: [sessionLost, { target: 'commandFailed', actions: keepFailure }],
      },
    },
    commandFailed: {
      tags: ['screen', 'progress'],
      description: 'Why the action may not be cancelled or retried.',
      on: { 'retry.requested': 'following', 'network.online': 'commanding' },
    },
    reported: {
      initial: 'shown',
      description: 'What was done, and what could not be done and why.',
      on: {
        'command.requested': {
          target: 'commanding',
          actions: { type: 'keepCommand', params: ({ event }) => event },
        },
        'report.closed': {
          target: 'selecting',
          actions: [
            { type: 'rememberClosed', params: ({ context: { action } }) => ({ action }) },
            'forgetAction',
          ],
        },
      },
      states: {
        shown: {
          tags: ['screen', 'progress'],
          description: 'The report. Failures can be retried.',
          on: { 'more.requested': { guard: 'hasMore', target: 'loadingMore' } },
        },
        loadingMore: {
          tags: ['screen', 'progress', 'busy'],
          description: 'The report, while further failures load.',
          invoke: {
            src: 'getBulkAction',
            input: ({ context }) => ({ ...reportInput({ context }), pageUrl: context.nextPageUrl }),
            onDone: {
              target: 'shown',
              actions: { type: 'appendFailures', params: reported },
            },
            onError: [sessionLost, { target: 'moreFailed', actions: keepFailure }],
          },
        },
        moreFailed: {
          tags: ['screen', 'progress'],
          description: 'The report says why further failures could not be loaded.',
          on: { 'retry.requested': 'loadingMore', 'network.online': 'loadingMore' },
        },
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog over the page. Afterwards it looks for a running action.',
      on: { 'session.restored': 'checking', 'session.expired': {}, 'signed.out': {} },
    },
  },
});
