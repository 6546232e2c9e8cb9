import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caught, caughtFailure } from './caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from './global-events.ts';
import { requiredActor } from './required-actor.ts';

type Event = { type: 'file.requested' } | { type: 'file.closed' } | GlobalEvent;

/** The id and the name of the file on the server. */
export type ConfidentialFile = { url: string; name: string };

type Context = ConfidentialFile & {
  /** The address of the file in this tab, while it is shown. */
  objectUrl: string | null;
  failure: Failure | null;
};

/**
 * A file that costs data and should not be seen by chance: a picture of a document, or an invoice.
 * It is opened on demand, and the server may require a confirmation of identity.
 */
export const confidentialFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ConfidentialFile,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Returns the address of a file to show; null where the browser has saved it. */
    openFile: requiredActor<string | null, ConfidentialFile>('openFile'),
  },
  guards: { isSaved: (_, { objectUrl }: { objectUrl: string | null }) => objectUrl === null },
  actions: {
    show: assign((_, { objectUrl }: { objectUrl: string | null }) => ({ objectUrl })),
    close: assign({ objectUrl: null }),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'confidential-file',
  description: 'Opens a protected file on request and closes it again.',
  context: ({ input }) => ({ ...input, objectUrl: null, failure: null }),
  initial: 'closed',
  on: ignoreGlobalEvents,
  states: {
    closed: {
      tags: 'screen',
      description: 'The link.',
      on: { 'file.requested': 'opening' },
    },
    opening: {
      tags: ['screen', 'busy'],
      description: 'The link is busy and ignores further presses.',
      invoke: {
        src: 'openFile',
        input: ({ context: { url, name } }) => ({ url, name }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ objectUrl: event.output }) },
            target: 'closed',
          },
          {
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ objectUrl: event.output }) },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    shown: {
      tags: 'screen',
      description: 'The picture in a window over the page.',
      on: { 'file.closed': { target: 'closed', actions: 'close' } },
    },
    failed: {
      tags: 'screen',
      description: 'The link, and below it why the file could not be opened.',
      on: { 'file.requested': 'opening' },
    },
  },
});
