import { assign, emit, setup } from 'xstate';
import { type Failure, toFailure } from '#domain/contract/failure.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import type { LoginReply, LoginRequest } from './login.ts';
import { type NextScreenReceived, nextScreenReceived, repliedNextScreen } from './next-screen.ts';

type Context = {
  /** From the address; null when it is missing or incomplete. Cleared after the last attempt. */
  token: string | null;
  failure: Failure | null;
};

type Event = { type: 'link.accepted' } | { type: 'retry.requested' } | GlobalEvent;

const tokenShape = /^[A-Za-z0-9_-]{43}$/;

/**
 * Signing in with a one-time link that staff gave. It is used by a press and not by being opened:
 * messengers open links to show what is behind them, and it works once.
 */
export const signInLinkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { token: string | null },
    emitted: {} as NextScreenReceived,
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: { login: requiredActor<LoginReply, LoginRequest>('login') },
  guards: {
    hasToken: ({ context: { token } }) => token !== null,
    isUsedUp: (_, { error }: Caught) =>
      ['sign-in-link-expired', 'login-failed', 'invalid-request'].includes(toFailure(error).code),
    isBlocked: (_, { error }: Caught) => toFailure(error).code === 'account-blocked',
  },
  actions: {
    keepFailure: assign(caughtFailure),
    clearToken: assign({ token: null }),
    emitNextScreen: emit(nextScreenReceived),
  },
}).createMachine({
  id: 'sign-in-link',
  description: 'Signs a person in with a one-time link.',
  context: ({ input: { token } }) => ({
    token: token !== null && tokenShape.test(token) ? token : null,
    failure: null,
  }),
  initial: 'arriving',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  states: {
    arriving: {
      description: 'Not visible: checks the address for a link.',
      always: [{ guard: 'hasToken', target: 'offered' }, { target: 'missing' }],
    },
    offered: {
      tags: 'screen',
      description: 'What the link is for, and the button that uses it.',
      on: { 'link.accepted': 'signingIn' },
    },
    signingIn: {
      tags: ['screen', 'busy'],
      description: 'The same page; "Login in progress...".',
      invoke: {
        src: 'login',
        input: ({ context }) => ({ loginType: 'TOKEN' as const, token: String(context.token) }),
        onDone: {
          target: 'signedIn',
          actions: ['clearToken', { type: 'emitNextScreen', params: repliedNextScreen }],
        },
        onError: [
          { guard: { type: 'isUsedUp', params: caught }, target: 'usedUp', actions: 'clearToken' },
          {
            guard: { type: 'isBlocked', params: caught },
            target: 'blocked',
            actions: 'clearToken',
          },
          { target: 'failed', actions: { type: 'keepFailure', params: caught } },
        ],
      },
    },
    failed: {
      tags: ['screen', 'failed'],
      description: 'The link could not be tried (network, server); it can be tried again.',
      on: { 'retry.requested': 'signingIn' },
    },
    usedUp: {
      tags: ['screen', 'failed'],
      description: 'The link was used or has expired. Says who can send a new one.',
    },
    blocked: {
      tags: ['screen', 'failed'],
      description: 'The account is blocked; how to reach support.',
    },
    missing: {
      tags: 'screen',
      description: 'The address holds no link, or not all of it; the other ways to sign in.',
    },
    // The page stays as it is until the portal has loaded the person.
    signedIn: { type: 'final', tags: 'busy' },
  },
});
