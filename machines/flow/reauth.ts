import { assign, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/failure.ts';
import type { components } from '#generated/contract.ts';
import { loginMachine } from './login.ts';
import { otpMachine } from './otp.ts';
import { unprovided } from './unprovided.ts';

type CurrentUser = components['schemas']['CurrentUser'];

type Context = { isStaff: boolean; startedAt: number; failure: Failure | null; user: CurrentUser | null };

type Event =
  | { type: 'retry.requested' }
  | { type: 'session.expired' }
  | { type: 'signed.out' }
  | { type: 'network.offline' }
  | { type: 'network.online' };

type Caught = { error: unknown };
const caught = ({ event }: { event: Caught }) => ({ error: event.error });
const found = ({ event }: { event: { output: CurrentUser } }) => ({ user: event.output });

/** Signing in again over a running page whose session was lost; ends with whoever has signed in. */
export const reauthMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `startedAt`: a time in milliseconds since 1970, for the first moment of the code's clock. */
    input: {} as { isStaff: boolean; startedAt: number },
    output: {} as { user: CurrentUser | null },
    children: {} as { otp: 'otp'; login: 'login' },
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    getCurrentUser: unprovided<CurrentUser>('getCurrentUser'),
    otp: otpMachine,
    login: loginMachine,
  },
  guards: {
    isStaff: ({ context }) => context.isStaff,
    isNobody: (_, { user }: { user: CurrentUser }) => user.userId === null,
  },
  actions: {
    keepUser: assign((_, { user }: { user: CurrentUser }) => ({ user })),
    keepFailure: assign((_, { error }: Caught) => ({ failure: toFailure(error) })),
  },
}).createMachine({
  id: 'reauth',
  context: ({ input }) => ({ ...input, failure: null, user: null }),
  initial: 'codeNeeded',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  output: ({ context }) => ({ user: context.user }),
  states: {
    codeNeeded: {
      tags: 'screen',
      description: 'Signing in by phone in a dialog over the page, which stays as it is.',
      always: { guard: 'isStaff', target: 'passwordNeeded' },
      invoke: {
        src: 'otp',
        id: 'otp',
        input: ({ context }) => ({ now: context.startedAt }),
        onDone: 'checking',
        onError: { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    passwordNeeded: {
      tags: 'screen',
      description: 'Signing in with email and password in a dialog over the page, which stays as it is.',
      invoke: {
        src: 'login',
        id: 'login',
        input: { variant: 'internal' },
        onDone: 'checking',
        onError: { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    checking: {
      tags: ['screen', 'busy'],
      description: 'The dialog, busy, until it is known who has signed in.',
      invoke: {
        src: 'getCurrentUser',
        onDone: [
          { guard: { type: 'isNobody', params: found }, target: 'codeNeeded' },
          { target: 'signedIn', actions: { type: 'keepUser', params: found } },
        ],
        onError: { target: 'checkFailed', actions: { type: 'keepFailure', params: caught } },
      },
    },
    checkFailed: {
      tags: ['screen', 'failed'],
      description: 'The dialog says that signing in could not be completed, with a way to try again.',
      on: { 'retry.requested': 'checking', 'network.online': 'checking' },
    },
    signedIn: { type: 'final' },
  },
});
