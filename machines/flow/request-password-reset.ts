import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { components } from '#generated/contract.ts';
import { unprovided } from './unprovided.ts';

type DoneReply = components['schemas']['DoneReply']['data'];

type Context = { email: string; failure: Failure | null };

type Event =
  | { type: 'email.submitted'; email: string }
  | { type: 'email.changed' }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };

/** Asking for a link to a new password. Who has no account gets the same answer. */
export const requestPasswordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: { requestPasswordReset: unprovided<DoneReply, { email: string }>('requestPasswordReset') },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'request-password-reset',
  context: { email: '', failure: null },
  initial: 'entering',
  on: {
    'session.expired': {},
    'session.restored': {},
    'signed.out': {},
    'network.offline': {},
    'network.online': {},
  },
  states: {
    entering: {
      tags: 'screen',
      description: 'A field for the email, and why the last try failed.',
      on: {
        'email.submitted': {
          target: 'sending',
          actions: { type: 'keepEmail', params: ({ event }) => event },
        },
      },
    },
    sending: {
      tags: ['screen', 'busy'],
      description: 'The same, whose button is busy.',
      invoke: {
        src: 'requestPasswordReset',
        input: ({ context: { email } }) => ({ email }),
        onDone: 'sent',
        onError: {
          target: 'entering',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sent: {
      tags: 'screen',
      description: 'An e-mail is on its way if the address has an account; how long the link works.',
      on: { 'email.changed': 'entering' },
    },
  },
});
