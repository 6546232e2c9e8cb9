import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { toFailure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';
import { isSessionLost } from './transient-errors.ts';

/** A downloaded file, as this tab can offer it. */
export type DownloadedFile = { objectUrl: string; bytes: number };

/** The input of `download`: what to download, and who receives the progress. */
export type DownloadInput<Request> = {
  request: Request;
  onProgress: (bytes: number) => void;
};

type Context<Request> = {
  request: Request | null;
  /** What has arrived. The size of a file that is created while it is sent is not known. */
  bytes: number;
  file: DownloadedFile | null;
  failure: Failure | null;
};

type Event<Request> =
  | { type: 'download.opened' }
  | { type: 'download.requested'; request: Request }
  | { type: 'download.progressed'; bytes: number }
  | { type: 'download.closed' }
  | { type: 'retry.requested' }
  | GlobalEvent;

/** The chart of a large file that is created on request: choose, wait, save. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one chart, read as a whole
export function createFileDownload<Request>() {
  type Done = { event: { output: DownloadedFile } };
  const close = { target: 'idle', actions: 'clear' } as const;
  return setup({
    types: {
      context: {} as Context<Request>,
      events: {} as Event<Request>,
      tags: {} as 'screen' | 'busy' | 'dialog',
    },
    actors: {
      download: requiredActor<DownloadedFile, DownloadInput<Request>>('download'),
    },
    guards: {
      isSessionLost: (_, { error }: Caught) => isSessionLost(error),
      isNotFound: (_, { error }: Caught) => toFailure(error).code === 'not-found',
    },
    actions: {
      keepRequest: assign((_, { request }: { request: Request }) => ({ request })),
      start: assign({ bytes: 0, failure: null }),
      keepProgress: assign((_, { bytes }: { bytes: number }) => ({ bytes })),
      keepFile: assign((_, { file }: { file: DownloadedFile }) => ({ file })),
      keepFailure: assign(caughtFailure),
      clear: assign({ request: null, bytes: 0, file: null, failure: null }),
    },
  }).createMachine({
    id: 'file-download',
    description: 'Downloads a file that the server creates on request.',
    context: { request: null, bytes: 0, file: null, failure: null },
    initial: 'idle',
    on: ignoreGlobalEvents,
    states: {
      idle: {
        tags: 'screen',
        description: 'A button that opens the dialog.',
        on: { 'download.opened': 'choosing' },
      },
      choosing: {
        tags: ['screen', 'dialog'],
        description: 'The dialog asks what the file should contain.',
        on: {
          'download.requested': {
            target: 'downloading',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          'download.closed': close,
        },
      },
      downloading: {
        tags: ['screen', 'busy', 'dialog'],
        description: 'The dialog says how much has arrived. Closing it cancels the download.',
        entry: 'start',
        on: {
          'download.progressed': {
            actions: { type: 'keepProgress', params: ({ event }) => event },
          },
          'download.closed': close,
        },
        invoke: {
          src: 'download',
          input: ({ context, self }) => ({
            request: context.request as Request,
            onProgress: (bytes) => self.send({ type: 'download.progressed', bytes }),
          }),
          onDone: {
            target: 'ready',
            actions: { type: 'keepFile', params: ({ event }: Done) => ({ file: event.output }) },
          },
          onError: [
            { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
            { guard: { type: 'isNotFound', params: caught }, target: 'empty' },
            { target: 'failed', actions: { type: 'keepFailure', params: caught } },
          ],
        },
      },
      empty: {
        tags: ['screen', 'dialog'],
        description: 'There is nothing to download for this choice; another one can be made.',
        on: {
          'download.requested': {
            target: 'downloading',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          'download.closed': close,
        },
      },
      failed: {
        tags: ['screen', 'dialog'],
        description: 'The dialog says why the file did not arrive, with a button to retry.',
        on: {
          'retry.requested': 'downloading',
          'network.online': 'downloading',
          'download.closed': close,
        },
      },
      signInNeeded: {
        tags: ['screen', 'busy', 'dialog'],
        description: 'The sign-in dialog over the page. The download starts again afterwards.',
        on: { 'session.restored': 'downloading', 'signed.out': close },
      },
      ready: {
        tags: ['screen', 'dialog'],
        description: 'The dialog offers the file to be saved.',
        on: { 'download.closed': close, 'signed.out': close },
      },
    },
  });
}

/**
 * The chart for tests, diagrams and stories. Areas create theirs with {@link createFileDownload}.
 */
export const fileDownloadMachine = createFileDownload<{ month: string; creator: string | null }>();
