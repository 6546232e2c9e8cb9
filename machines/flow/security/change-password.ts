import { assign, setup } from 'xstate';
import type { Failure } from '#domain/contract/failure.ts';
import { caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

export type PasswordChange = { currentPassword: string; newPassword: string };

type Context = { change: PasswordChange | null; failure: Failure | null };

type Event = { type: 'password.submitted'; change: PasswordChange } | GlobalEvent;

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
  actors: {
    changePassword: requiredActor<unknown, { change: PasswordChange | null }>('changePassword'),
  },
  actions: {
    keepChange: assign((_, { change }: { change: PasswordChange }) => ({ change, failure: null })),
    /** Passwords are not kept longer than the call that carries them. */
    clearChange: assign({ change: null }),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'change-password',
  description: 'Lets a staff member change their own password.',
  context: { change: null, failure: null },
  initial: 'entering',
  on: ignoreGlobalEvents,
  states: {
    entering: {
      tags: 'screen',
      description: 'The current password and the new one, with what was wrong with the last try.',
      on: submitted,
    },
    saving: {
      tags: ['screen', 'busy'],
      description: 'The same with a busy button.',
      exit: 'clearChange',
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
