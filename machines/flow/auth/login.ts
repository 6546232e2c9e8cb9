import { assign, emit, setup } from 'xstate';
import type { SocialProvider } from '#domain/auth/provider-visit.ts';
import { Failure, toFailure } from '#domain/contract/failure.ts';
import type { Invitation } from '#domain/navigation/invitation.ts';
import type { components, operations } from '#generated/contract.ts';
import { type Caught, caught, caughtFailure } from '#machines/kit/caught-failure.ts';
import type { GlobalEvent } from '#machines/kit/global-events.ts';
import { requiredActor } from '#machines/kit/required-actor.ts';
import { type NextScreenReceived, nextScreenReceived, repliedNextScreen } from './next-screen.ts';

export type LoginRequest = components['schemas']['LoginRequest'];
export type LoginReply =
  operations['login']['responses'][200]['content']['application/json']['data'];

export type LoginVariant = 'external' | 'agency';
/** What a provider returned to the browser. */
export type ProviderReturn = {
  provider: SocialProvider;
  token: string;
  /** The provider visit that returned the token (an authorization code). */
  visitState: string;
};
export type SocialLogin = components['schemas']['SocialLogin'];

type Input = {
  variant: LoginVariant;
  invitation?: Invitation | null;
  /** The page is embedded in another app, where providers refuse sign-ins. */
  isEmbedded?: boolean;
};

/** The provider's redirect depends on all of these. */
export type ProviderChoice = {
  provider: SocialProvider | null;
  variant: LoginVariant;
  invitation: Invitation | null;
};

type Context = {
  variant: LoginVariant;
  invitation: Invitation | null;
  isEmbedded: boolean;
  provider: SocialProvider | null;
  request: LoginRequest | null;
  failure: Failure | null;
};

type Event =
  | { type: 'provider.chosen'; provider: SocialProvider }
  | ({ type: 'provider.returned' } & ProviderReturn)
  | { type: 'provider.failed'; provider: SocialProvider }
  | GlobalEvent;

/**
 * The social login of spec point 3. The provider gives the browser a code and nothing else
 * (decision 50), so who signs in, and for how long, is null: the server learns it from the
 * provider.
 */
export function socialRequest(
  { provider, token, visitState }: ProviderReturn,
  variant: LoginVariant,
): SocialLogin {
  const more = { agencyLogin: variant === 'agency', name: null, email: null, visitState };
  return provider === 'GOOGLE'
    ? {
        loginType: 'GOOGLE',
        googleId: null,
        googleAccessToken: token,
        googleTokenTTL: null,
        ...more,
      }
    : { loginType: 'FACEBOOK', fbUserId: null, fbAccessToken: token, fbTokenTTL: null, ...more };
}

const toSocialLogin = (request: LoginRequest | null): SocialLogin | null =>
  request?.loginType === 'GOOGLE' || request?.loginType === 'FACEBOOK' ? request : null;

type Chosen = { event: { provider: SocialProvider } };
const keepChosen = { type: 'keepProvider', params: ({ event }: Chosen) => event } as const;
const chosen = [
  { guard: 'isEmbedded', target: 'browserNeeded', actions: keepChosen },
  { target: 'openingProvider', actions: keepChosen },
] as const;

/**
 * Signing in by a social account; the phone sign-in is the chart `otp`, that of staff
 * `staff-sign-in`.
 */
export const loginMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as NextScreenReceived,
    tags: {} as 'screen' | 'busy' | 'failed',
  },
  actors: {
    login: requiredActor<LoginReply, LoginRequest | null>('login'),
    linkOgcAccount: requiredActor<
      LoginReply,
      { user: SocialLogin | null; queryParams: Invitation | null }
    >('linkOgcAccount'),
    /** Leaves for the provider's page; ends only when that fails. */
    openProvider: requiredActor<void, ProviderChoice>('openProvider'),
  },
  guards: {
    isEmbedded: ({ context }) => context.isEmbedded,
    isInvited: ({ context }) => context.invitation !== null,
    isBlocked: (_, { error }: Caught) => toFailure(error).code === 'account-blocked',
  },
  actions: {
    keepProvider: assign((_, { provider }: { provider: SocialProvider }) => ({
      provider,
      failure: null,
    })),
    keepReturn: assign(({ context }, returned: ProviderReturn) => ({
      provider: returned.provider,
      request: socialRequest(returned, context.variant),
      failure: null,
    })),
    keepFailure: assign(caughtFailure),
    keepRefusal: assign({ failure: new Failure({ code: 'login-failed' }) }),
    emitNextScreen: emit(nextScreenReceived),
    /** A token is not kept longer than the call that carries it. */
    clearRequest: assign({ request: null }),
  },
}).createMachine({
  id: 'login',
  description: 'Signs a person in with Google or Facebook.',
  context: ({ input: { variant, invitation = null, isEmbedded = false } }) => ({
    variant,
    invitation,
    isEmbedded,
    provider: null,
    request: null,
    failure: null,
  }),
  initial: 'choosingMethod',
  on: { 'session.expired': {}, 'signed.out': {}, 'network.offline': {}, 'network.online': {} },
  states: {
    choosingMethod: {
      tags: 'screen',
      description: 'The landing page or agency page with the ways to sign in.',
      on: {
        'provider.returned': [
          {
            guard: 'isInvited',
            target: 'linkingInvitedAccount',
            actions: { type: 'keepReturn', params: ({ event }) => event },
          },
          {
            target: 'signingInSocially',
            actions: { type: 'keepReturn', params: ({ event }) => event },
          },
        ],
        'provider.failed': {
          target: 'socialFailed',
          actions: [{ type: 'keepProvider', params: ({ event }) => event }, 'keepRefusal'],
        },
        'provider.chosen': chosen,
      },
    },
    browserNeeded: {
      tags: 'screen',
      description: 'The page is embedded in another app: how to open it in the browser.',
      on: { 'provider.chosen': { actions: keepChosen } },
    },
    openingProvider: {
      tags: ['screen', 'busy'],
      description: 'The same page, busy, while the browser leaves for the provider.',
      invoke: {
        src: 'openProvider',
        input: ({ context: { provider, variant, invitation } }) => ({
          provider,
          variant,
          invitation,
        }),
        onDone: 'choosingMethod',
        onError: { target: 'socialFailed', actions: { type: 'keepFailure', params: caught } },
      },
      // The page is restored from the browser's back/forward cache.
      on: {
        'provider.chosen': {
          target: 'openingProvider',
          reenter: true,
          actions: { type: 'keepProvider', params: ({ event }) => event },
        },
      },
    },
    signingInSocially: {
      tags: ['screen', 'busy'],
      description: '"Login in progress..." over the page, after the way back from the provider.',
      invoke: {
        src: 'login',
        input: ({ context }) => context.request,
        onDone: {
          target: 'signedIn',
          actions: ['clearRequest', { type: 'emitNextScreen', params: repliedNextScreen }],
        },
        onError: [
          {
            guard: { type: 'isBlocked', params: caught },
            target: 'blocked',
            actions: 'clearRequest',
          },
          {
            target: 'socialFailed',
            actions: [{ type: 'keepFailure', params: caught }, 'clearRequest'],
          },
        ],
      },
    },
    linkingInvitedAccount: {
      tags: ['screen', 'busy'],
      description: '"Login in progress..." while an invited person signs in and gets the account.',
      invoke: {
        src: 'linkOgcAccount',
        input: ({ context }) => ({
          user: toSocialLogin(context.request),
          queryParams: context.invitation,
        }),
        onDone: {
          target: 'signedIn',
          actions: ['clearRequest', { type: 'emitNextScreen', params: repliedNextScreen }],
        },
        onError: [
          {
            guard: { type: 'isBlocked', params: caught },
            target: 'blocked',
            actions: 'clearRequest',
          },
          {
            target: 'socialFailed',
            actions: [{ type: 'keepFailure', params: caught }, 'clearRequest'],
          },
        ],
      },
    },
    socialFailed: {
      tags: ['screen', 'failed'],
      description: '"Login failed" next to the sign-in options, which can all be tried again.',
      on: { 'provider.chosen': chosen },
    },
    blocked: {
      tags: 'screen',
      description: 'The account is blocked; how to reach support.',
    },
    // The page stays as it is until the portal has loaded the person.
    signedIn: { type: 'final', tags: 'busy' },
  },
});
