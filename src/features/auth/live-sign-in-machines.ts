import { fromPromise } from 'xstate';
import { type Invitation, invitationUrl } from '#domain/navigation/invitation.ts';
import {
  type LoginReply,
  type LoginRequest,
  loginMachine,
  type ProviderChoice,
  type SocialLogin,
} from '#machines/flow/auth/login.ts';
import { otpMachine, type PhoneRequest } from '#machines/flow/auth/otp.ts';
import { operationActor } from '#src/api/actors.ts';
import { call } from '#src/api/client.ts';
import { noticeHeaders } from '#src/api/shown-notice.ts';
import { wallClock } from '#src/api/wall-clock.ts';
import { redirectToProvider, untilPageRestored } from './social/provider-visit.ts';

/** The chart `otp` on the real server and the real clock. */
export const liveOtpMachine = otpMachine.provide({
  actors: {
    updatePhoneNo: operationActor('updatePhoneNo', (input: PhoneRequest) => ({ body: input })),
    clock: wallClock,
  },
});

/** As `liveOtpMachine`, for a page that says what signing in agrees to. */
export const agreeingOtpMachine = liveOtpMachine.provide({
  actors: {
    updatePhoneNo: operationActor('updatePhoneNo', (input: PhoneRequest) => ({
      body: input,
      headers: noticeHeaders(),
    })),
  },
});

type Invited = { user: SocialLogin | null; queryParams: Invitation | null };

/** @param headers say which texts the page shows */
const signInActors = (headers: () => Partial<ReturnType<typeof noticeHeaders>>) => ({
  login: fromPromise<LoginReply, LoginRequest | null>(({ input, signal }) => {
    if (!input) throw new Error('There is nothing to sign in with.');
    return call('login', { body: input, headers: headers(), signal });
  }),
  linkOgcAccount: fromPromise<LoginReply, Invited>(({ input: { user, queryParams }, signal }) => {
    if (!user || !queryParams) throw new Error('Nobody is invited.');
    return call('linkOgcAccount', { body: { user, queryParams }, headers: headers(), signal });
  }),
});

/** The chart `login` on the real server. */
export const liveLoginMachine = loginMachine.provide({
  actors: {
    ...signInActors(() => ({})),
    openProvider: fromPromise<void, ProviderChoice>(
      async ({ input: { provider, variant, invitation }, signal }) => {
        const [config, visitStart] = await Promise.all([
          call('getConfig', { signal }),
          call('beginProviderVisit', { signal }),
        ]);
        redirectToProvider(
          provider ?? 'GOOGLE',
          config,
          visitStart,
          returnPath(variant, invitation),
        );
        return untilPageRestored(signal);
      },
    ),
  },
});

/** As `liveLoginMachine`, for a page that says what signing in agrees to. */
export const agreeingLoginMachine = liveLoginMachine.provide({
  actors: signInActors(noticeHeaders),
});

const returnPath = (variant: ProviderChoice['variant'], invitation: Invitation | null): string => {
  if (variant === 'agency') return '/login/agency';
  return invitation ? invitationUrl(invitation) : '/login';
};
