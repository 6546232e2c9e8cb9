import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { unprovided } from './unprovided.ts';

type Event =
  | { type: 'file.requested' }
  | { type: 'file.closed' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

/** Where the server has it, and what it is called. */
export type ConfidentialFile = { url: string; name: string };

type Context = ConfidentialFile & {
  /** Of the file in this tab, while it is shown. */
  address: string | null;
  failure: Failure | null;
};

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });

/**
 * A file that costs data and that others should not see by chance: a picture of a document, or an invoice. It is opened
 * on demand, and the server may ask first who is there.
 */
export const confidentialFileMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as ConfidentialFile,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    /** Gives the address of a file to show; null where the browser has saved it. */
    openFile: unprovided<string | null, ConfidentialFile>('openFile'),
  },
  guards: { isSaved: (_, { address }: { address: string | null }) => address === null },
  actions: {
    show: assign((_, { address }: { address: string | null }) => ({ address })),
    close: assign({ address: null }),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'confidential-file',
  context: ({ input }) => ({ ...input, address: null, failure: null }),
  initial: 'closed',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    closed: {
      tags: 'screen',
      description: 'The link.',
      on: { 'file.requested': 'opening' },
    },
    opening: {
      tags: ['screen', 'busy'],
      description: 'The link is busy and takes no second press.',
      invoke: {
        src: 'openFile',
        input: ({ context: { url, name } }) => ({ url, name }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ address: event.output }) },
            target: 'closed',
          },
          {
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ address: event.output }) },
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
