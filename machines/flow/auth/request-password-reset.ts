import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type DoneReply = components['schemas']['DoneReply']['data'];

type Context = { email: string; failure: Failure | null };

type Event = { type: 'email.submitted'; email: string } | { type: 'email.changed' } | GlobalEvent;

/** Asks for a password reset link. The reply is the same without an account. */
export const requestPasswordResetMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: {
    requestPasswordReset: requiredActor<DoneReply, { email: string }>('requestPasswordReset'),
  },
  actions: {
    keepEmail: assign((_, { email }: { email: string }) => ({ email, failure: null })),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'request-password-reset',
  description: 'Requests an e-mail with a password reset link.',
  context: { email: '', failure: null },
  initial: 'entering',
  on: ignoreGlobalEvents,
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
      description: 'The same with a busy button.',
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
      description:
        'An e-mail is on its way if the address has an account; how long the link works.',
      on: { 'email.changed': 'entering' },
    },
  },
});
