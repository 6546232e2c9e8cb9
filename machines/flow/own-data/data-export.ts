import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { limits } from '#domain/limits.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { loadAgain } from '#machines/kit/load-again.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isOutcomeUnknown, isSessionLost } from '#machines/kit/transient-errors.ts';

export type DataExportStatus = components['schemas']['DataExportStatus'];

type Event =
  /** `key` names the request, however often it is sent. */
  | { type: 'export.requested'; key: string }
  | { type: 'download.requested' }
  | { type: 'retry.requested' }
  | GlobalEvent;

type Context = {
  status: DataExportStatus | null;
  /** Of a request that may have arrived; empty without one. */
  key: string;
  failure: Failure | null;
};

type Loaded = { event: { output: DataExportStatus } };
const loaded = ({ event }: Loaded) => ({ status: event.output });
const request = {
  target: 'requesting',
  actions: { type: 'keepKey', params: <E>({ event }: { event: E }) => event },
} as const;

/** The state for a status that has just arrived. */
const sorted = [
  { guard: { type: 'isState', params: { state: 'preparing' } }, target: 'preparing' },
  { guard: { type: 'isState', params: { state: 'ready' } }, target: 'ready' },
  { guard: { type: 'isState', params: { state: 'failed' } }, target: 'failed' },
  { target: 'none' },
] as const;

/** A copy of the own data: requested, prepared by the server and downloaded by the browser. */
export const dataExportMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'download.started'; url: string },
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    getDataExport: requiredActor<DataExportStatus>('getDataExport'),
    requestDataExport: requiredActor<DataExportStatus, { key: string }>('requestDataExport'),
    createDataExportLink: requiredActor<{ url: string }, { exportId: string | null }>(
      'createDataExportLink',
    ),
  },
  guards: {
    isState: ({ context }, { state }: { state: string }) =>
      context.status?.dataExport?.state === state,
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
    isGone: (_, { error }: Caught) => toFailure(error).code === 'not-found',
  },
  actions: {
    keepStatus: assign((_, { status }: { status: DataExportStatus }) => ({
      status,
      key: '',
      failure: null,
    })),
    keepKey: assign(({ context }, { key }: { key: string }) => ({ key: context.key || key })),
    /** A refused request was not taken: the next one is another. */
    dropRefusedKey: assign(({ context }, { error }: Caught) => ({
      key: isOutcomeUnknown(error) ? context.key : '',
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    startDownload: emit((_, { url }: { url: string }) => ({
      type: 'download.started' as const,
      url,
    })),
  },
  delays: { pollDelay: limits.dataExportPollSeconds * 1000 },
}).createMachine({
  id: 'data-export',
  description: 'Requests a copy of the own data, waits for it and downloads it.',
  context: { status: null, key: '', failure: null },
  initial: 'loading',
  on: ignoreGlobalEvents,
  states: {
    loading: {
      tags: ['screen', 'busy'],
      description: 'A placeholder while the server is asked whether there is a copy.',
      invoke: {
        src: 'getDataExport',
        onDone: { target: 'sorting', actions: { type: 'keepStatus', params: loaded } },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'loadFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    loadFailed: {
      tags: 'screen',
      description: 'Why it is not known whether there is a copy, and a button to retry.',
      on: loadAgain,
    },
    sorting: { description: 'Whether there is a copy decides what is shown.', always: [...sorted] },
    none: {
      tags: 'screen',
      description: 'What a copy contains, and the button that requests one.',
      on: { 'export.requested': request, 'session.restored': 'loading' },
    },
    requesting: {
      tags: ['screen', 'busy'],
      description: 'The request is on its way; the dialog that confirms the identity may be open.',
      entry: 'clearFailure',
      invoke: {
        src: 'requestDataExport',
        input: ({ context: { key } }) => ({ key }),
        onDone: { target: 'sorting', actions: { type: 'keepStatus', params: loaded } },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          {
            target: 'requestFailed',
            actions: [
              { type: 'keepFailure', params: caught },
              { type: 'dropRefusedKey', params: caught },
            ],
          },
        ],
      },
    },
    requestFailed: {
      tags: 'screen',
      description: 'Why the copy was not requested. The button requests it again.',
      on: { 'export.requested': request, 'session.restored': 'loading' },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description:
        'The sign-in dialog over the page, or a link to sign in where there is no session.',
      on: { 'session.restored': 'loading' },
    },
    preparing: {
      tags: 'screen',
      description: 'The server prepares the copy. The page may be left.',
      after: { pollDelay: 'checking' },
      on: { 'network.online': 'checking', 'session.restored': 'checking' },
    },
    checking: {
      tags: 'screen',
      description: 'The page as it was, while the server is asked whether the copy is ready.',
      invoke: {
        src: 'getDataExport',
        onDone: { target: 'sorting', actions: { type: 'keepStatus', params: loaded } },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          // The next question may be answered.
          { target: 'preparing' },
        ],
      },
    },
    ready: {
      tags: 'screen',
      description: 'The size of the copy, how long it can be downloaded, and the button for it.',
      on: {
        'download.requested': 'linking',
        'export.requested': request,
        'session.restored': 'loading',
      },
    },
    linking: {
      tags: ['screen', 'busy'],
      description: 'The address is being fetched; the identity may have to be confirmed.',
      entry: 'clearFailure',
      invoke: {
        src: 'createDataExportLink',
        input: ({ context }) => ({ exportId: context.status?.dataExport?.exportId ?? null }),
        onDone: {
          target: 'started',
          actions: { type: 'startDownload', params: ({ event }) => event.output },
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          // It has expired, or a newer copy has replaced it.
          { guard: { type: 'isGone', params: caught }, target: 'loading' },
          { target: 'linkFailed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    linkFailed: {
      tags: 'screen',
      description: 'Why the download did not start. It can be tried again.',
      on: {
        'download.requested': 'linking',
        'session.restored': 'loading',
      },
    },
    started: {
      tags: 'screen',
      description: 'The browser downloads the file and continues after an interruption.',
      on: {
        'download.requested': 'linking',
        'export.requested': request,
        'session.restored': 'loading',
      },
    },
    failed: {
      tags: 'screen',
      description: 'The copy could not be prepared. It can be requested again.',
      on: { 'export.requested': request, 'session.restored': 'loading' },
    },
  },
});
