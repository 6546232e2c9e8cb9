import { Failure } from '#domain/failure.ts';
import { loginMachine } from '#machines/flow/login.ts';
import { AgencyScreen } from '#src/login/agency-screen.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { loginContext } from './contexts.ts';

export default { title: 'Login/Social' };

type Value = Parameters<typeof screenStory<typeof loginMachine>>[2]['value'];
type Context = Partial<typeof loginContext>;

const social = (value: Value, context: Context = {}) =>
  screenStory(AgencyScreen, loginMachine, { value, context: { ...loginContext, ...context } });
export const ChoosingMethod = social('choosingMethod');
export const OpeningProvider = social('openingProvider', { provider: 'GOOGLE' });
export const BrowserNeeded = social('browserNeeded', { provider: 'GOOGLE', isEmbedded: true });
export const Claiming = social('claiming', { provider: 'GOOGLE', variant: 'external' });
export const SigningInSocially = social('signingInSocially', { provider: 'FACEBOOK' });
export const SocialFailed = social('socialFailed', {
  failure: new Failure({ code: 'login-failed', status: 401 }),
});
export const Blocked = social('blocked');
