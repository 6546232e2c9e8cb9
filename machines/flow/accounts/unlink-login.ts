import { assign, emit, setup } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import type { Failure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { isSessionLost } from '#machines/kit/transient-errors.ts';
import type { Logins } from './link-accounts.ts';

type Context = { loginType: SocialProvider | null; failure: Failure | null };

type Event =
  | { type: 'unlink.requested'; loginType: SocialProvider }
  | { type: 'unlink.confirmed' }
  | { type: 'unlink.cancelled' }
  | GlobalEvent;

/** Removing a login from the own account. Sending it again after a lost reply is safe. */
export const unlinkLoginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { type: 'login.unlinked'; logins: Logins },
    tags: {} as 'screen' | 'busy' | 'dialog',
  },
  actors: {
    unlinkLogin: requiredActor<Logins, { loginType: SocialProvider | null }>('unlinkLogin'),
  },
  guards: {
    isSessionLost: (_, { error }: Caught) => isSessionLost(error),
  },
  actions: {
    keepLogin: assign((_, { loginType }: { loginType: SocialProvider }) => ({
      loginType,
      failure: null,
    })),
    keepFailure: assign(caughtFailure),
    clearFailure: assign({ failure: null }),
    announce: emit((_, { logins }: { logins: Logins }) => ({
      type: 'login.unlinked' as const,
      logins,
    })),
  },
}).createMachine({
  id: 'unlink-login',
  description: 'Removes a Google or Facebook login from the own account.',
  context: { loginType: null, failure: null },
  initial: 'idle',
  on: ignoreGlobalEvents,
  states: {
    idle: {
      description: 'Nothing is being removed.',
      on: {
        'unlink.requested': {
          target: 'confirming',
          actions: { type: 'keepLogin', params: ({ event }) => event },
        },
      },
    },
    confirming: {
      tags: ['screen', 'dialog'],
      description: 'A dialog that says what removing the login means.',
      on: { 'unlink.confirmed': 'unlinking', 'unlink.cancelled': 'idle' },
    },
    unlinking: {
      tags: ['screen', 'dialog', 'busy'],
      description: 'The dialog, with its button busy.',
      entry: 'clearFailure',
      invoke: {
        src: 'unlinkLogin',
        input: ({ context: { loginType } }) => ({ loginType }),
        onDone: {
          target: 'idle',
          actions: { type: 'announce', params: ({ event }) => ({ logins: event.output }) },
        },
        onError: [
          { guard: { type: 'isSessionLost', params: caught }, target: 'signInNeeded' },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    signInNeeded: {
      tags: ['screen', 'busy'],
      description: 'The sign-in dialog covers the page. Then the removal continues.',
      on: { 'session.restored': 'unlinking' },
    },
    failed: {
      tags: ['screen', 'dialog'],
      description: 'The dialog says why the login was not removed, with another try.',
      on: {
        'unlink.confirmed': 'unlinking',
        'unlink.cancelled': 'idle',
        'network.online': 'unlinking',
      },
    },
  },
});
