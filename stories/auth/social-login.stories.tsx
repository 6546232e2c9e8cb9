import { Failure } from '#domain/contract/failure.ts';
import { loginMachine } from '#machines/flow/auth/login.ts';
import { AgencySignInScreen } from '#src/features/auth/social/agency-sign-in-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';
import { loginContext } from './sign-in-contexts.ts';

export default { title: 'Auth/Social' };

type Value = Parameters<typeof screenStory<typeof loginMachine>>[2]['value'];
type Context = Partial<typeof loginContext>;

const social = (value: Value, context: Context = {}) =>
  screenStory(AgencySignInScreen, loginMachine, {
    value,
    context: { ...loginContext, ...context },
  });
export const ChoosingMethod = social('choosingMethod');
export const OpeningProvider = social('openingProvider', { provider: 'GOOGLE' });
export const BrowserNeeded = social('browserNeeded', { provider: 'GOOGLE', isEmbedded: true });
export const Claiming = social('linkingInvitedAccount', {
  provider: 'GOOGLE',
  variant: 'external',
});
export const SigningInSocially = social('signingInSocially', { provider: 'FACEBOOK' });
export const SocialFailed = social('socialFailed', {
  failure: new Failure({ code: 'login-failed', status: 401 }),
});
export const Blocked = social('blocked');
