import { Failure } from '#domain/failure.ts';
import { loginMachine } from '#machines/flow/login.ts';
import { AgencyScreen } from '#src/login/agency-screen.tsx';
import { InternalScreen } from '#src/login/internal-screen.tsx';
import { screenStory } from '#stories/support/story.tsx';
import { loginContext } from './contexts.ts';

export default { title: 'Login/Social and password' };

type Value = Parameters<typeof screenStory<typeof loginMachine>>[2]['value'];
type Context = Partial<typeof loginContext>;

const social = (value: Value, context: Context = {}) =>
  screenStory(AgencyScreen, loginMachine, { value, context: { ...loginContext, ...context } });
const password = (value: Value, context: Context = {}) =>
  screenStory(InternalScreen, loginMachine, {
    value,
    context: { ...loginContext, variant: 'internal', ...context },
  });

export const ChoosingMethod = social('choosingMethod');
export const OpeningProvider = social('openingProvider', { provider: 'GOOGLE' });
export const BrowserNeeded = social('browserNeeded', { provider: 'GOOGLE', isEmbedded: true });
export const Claiming = social('claiming', { provider: 'GOOGLE', variant: 'external' });
export const SigningInSocially = social('signingInSocially', { provider: 'FACEBOOK' });
export const SocialFailed = social('socialFailed', {
  failure: new Failure({ code: 'login-failed', status: 401 }),
});
export const Blocked = social('blocked');
export const EnteringPassword = password('enteringPassword');
export const SigningInWithPassword = password('signingInWithPassword');
export const PasswordRefused = password('passwordRefused');
export const PasswordFailed = password('passwordFailed', {
  failure: new Failure({ code: 'rate-limited', status: 429, retryAfter: 30 }),
});
