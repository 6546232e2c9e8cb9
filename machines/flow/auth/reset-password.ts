import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import type { components } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import { type GlobalEvent, ignoreGlobalEvents } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';

type DoneReply = components['schemas']['DoneReply']['data'];
export type PasswordReset = { token: string | null; newPassword: string };

type Context = {
  /** From the address; null when it is missing or incomplete. */
  token: string | null;
  newPassword: string;
  failure: Failure | null;
};

type Event = { type: 'password.submitted'; newPassword: string } | GlobalEvent;

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/** Sets a new password by a link from an administrator or an e-mail. */
export const resetPasswordMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { token: string | null },
    tags: {} as 'screen' | 'busy',
  },
  actors: { resetPassword: requiredActor<DoneReply, PasswordReset>('resetPassword') },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isUsedUp: (_, { error }: Caught) => {
      const { code, fields } = toFailure(error);
      return code === 'reset-link-expired' || fields?.token !== undefined;
    },
  },
  actions: {
    keepPassword: assign((_, { newPassword }: { newPassword: string }) => ({
      newPassword,
      failure: null,
    })),
    /** A password is not kept longer than the call that carries it. */
    clearPassword: assign({ newPassword: '' }),
    clearToken: assign({ token: null }),
    keepFailure: assign(caughtFailure),
  },
}).createMachine({
  id: 'reset-password',
  description: 'Sets a new password with a reset link.',
  context: ({ input: { token } }) => ({
    token: token !== null && tokenShape.test(token) ? token : null,
    newPassword: '',
    failure: null,
  }),
  initial: 'arriving',
  on: ignoreGlobalEvents,
  states: {
    arriving: {
      description: 'Not visible: checks the address for a link.',
      always: [{ guard: 'hasToken', target: 'entering' }, { target: 'missing' }],
    },
    entering: {
      tags: 'screen',
      description: 'A field for the new password, with what was wrong with the last one.',
      on: {
        'password.submitted': {
          target: 'saving',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
      },
    },
    saving: {
      tags: ['screen', 'busy'],
      description: 'The same with a busy button.',
      exit: 'clearPassword',
      invoke: {
        src: 'resetPassword',
        input: ({ context: { token, newPassword } }) => ({ token, newPassword }),
        onDone: { target: 'saved', actions: 'clearToken' },
        onError: [
          { guard: { type: 'isUsedUp', params: caught }, target: 'usedUp', actions: 'clearToken' },
          { target: 'entering', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    saved: {
      tags: 'screen',
      description: 'The password is set, all devices are signed out; a link to the sign-in.',
    },
    usedUp: {
      tags: 'screen',
      description: 'The link has been used or has expired; how to get another.',
    },
    missing: {
      tags: 'screen',
      description: 'The address holds no link, or not all of it; how to get another.',
    },
  },
});
