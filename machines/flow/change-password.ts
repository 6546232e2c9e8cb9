import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import { unprovided } from './unprovided.ts';

export type PasswordChange = { currentPassword: string; newPassword: string };

type Context = { change: PasswordChange | null; failure: Failure | null };

type Event =
  | { type: 'password.submitted'; change: PasswordChange }
  | { type: 'session.expired' }
  | { type: 'session.restored' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const submitted = {
  'password.submitted': {
    target: 'saving',
    actions: {
      type: 'keepChange',
      params: ({ event }: { event: { change: PasswordChange } }) => event,
    },
  },
} as const;

/** Changing the own password of staff. */
export const changePasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'screen' | 'busy',
  },
  actors: { changePassword: unprovided<unknown, { change: PasswordChange | null }>('changePassword') },
  actions: {
    keepChange: assign((_, { change }: { change: PasswordChange }) => ({ change, failure: null })),
    /** Passwords are not kept longer than the call that carries them. */
    forgetChange: assign({ change: null }),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'change-password',
  context: { change: null, failure: null },
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
      description: 'The current password and the new one, with what was wrong with the last try.',
      on: submitted,
    },
    saving: {
      tags: ['screen', 'busy'],
      description: 'The same, whose button is busy.',
      exit: 'forgetChange',
      invoke: {
        src: 'changePassword',
        input: ({ context: { change } }) => ({ change }),
        onDone: 'saved',
        onError: {
          target: 'entering',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    saved: {
      tags: 'screen',
      description: 'The password is changed and all other devices are signed out; empty fields.',
      on: submitted,
    },
  },
});
