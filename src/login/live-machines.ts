import { fromPromise } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { type Invitation, invitationAddress } from '#domain/invitation.ts';
import {
  type LoginReply,
  type LoginRequest,
  loginMachine,
  type ProviderChoice,
  type SocialLogin,
  type SocialProvider,
} from '#machines/flow/login.ts';
import { otpMachine, type PhoneRequest } from '#machines/flow/otp.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import type { Config } from '#src/api/operation-types.ts';
import { wallClock } from './wall-clock.ts';

/** The chart `otp` on the real server and the real clock. */
export const liveOtpMachine = otpMachine.provide({
  actors: {
    updatePhoneNo: operationActor('updatePhoneNo', (input: PhoneRequest) => ({ body: input })),
    clock: wallClock,
  },
});

const sandboxPage: Record<SocialProvider, string> = {
  GOOGLE: '/sandbox/google',
  FACEBOOK: '/sandbox/facebook',
};

/** Can this installation sign in by the provider? For now by the sandbox's stand-ins only. */
function isProviderOffered(provider: SocialProvider, config: Config): boolean {
  const id = provider === 'GOOGLE' ? config.google.client_id : config.facebook.app_id;
  return id === 'sandbox';
}

/** The providers to offer: both until the configuration is there, as the prerendered page does. */
export function offeredProviders(config: Config | null): SocialProvider[] {
  const both: SocialProvider[] = ['GOOGLE', 'FACEBOOK'];
  return config === null ? both : both.filter((provider) => isProviderOffered(provider, config));
}

/** The chart `login` on the real server. */
export const liveLoginMachine = loginMachine.provide({
  actors: {
    login: fromPromise<LoginReply, LoginRequest | null>(({ input, signal }) => {
      if (!input) throw new Error('There is nothing to sign in with.');
      return call('login', { body: input, signal });
    }),
    linkOgcAccount: fromPromise<LoginReply, { user: SocialLogin | null; queryParams: Invitation | null }>(
      ({ input: { user, queryParams }, signal }) => {
        if (!user || !queryParams) throw new Error('Nobody is invited.');
        return call('linkOgcAccount', { body: { user, queryParams }, signal });
      },
    ),
    openProvider: fromPromise<void, ProviderChoice>(
      async ({ input: { provider, variant, invitation }, signal }) => {
        const chosen = provider ?? 'GOOGLE';
        const config = await call('getConfig', { signal });
        if (!isProviderOffered(chosen, config)) throw new Failure({ code: 'not-available' });
        const back = invitation
          ? invitationAddress(invitation)
          : variant === 'agency'
            ? '/login/agency'
            : '/login';
        location.assign(`${sandboxPage[chosen]}?return=${encodeURIComponent(back)}`);
        return returnOfPage(signal);
      },
    ),
  },
});

/** Ends when the browser brings this page back from its memory, as the back button does. */
function returnOfPage(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
}
