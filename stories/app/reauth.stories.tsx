import { Failure } from '#domain/failure.ts';
import { loginMachine } from '#machines/flow/login.ts';
import { otpMachine } from '#machines/flow/otp.ts';
import { reauthMachine } from '#machines/flow/reauth.ts';
import ReauthDialog from '#src/app/reauth-dialog.tsx';
import { loginContext, otpContext } from '#stories/login/contexts.ts';
import { drawState } from '#stories/support/drawn-state.ts';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'App/Signing in again' };

const context = { way: 'code' as const, startedAt: 0, failure: null, user: null };

export const CodeNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'codeNeeded',
  context,
  children: { otp: drawState(otpMachine, { value: 'enteringPhone', context: { ...otpContext, phone: '' } }) },
});
/** The sign-in of staff runs on a chart of its own: stories/login/staff-sign-in.stories.tsx. */
export const PasswordNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'passwordNeeded',
  context: { ...context, way: 'password' },
});
export const ProviderNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'providerNeeded',
  context: { ...context, way: 'provider' },
  children: { login: drawState(loginMachine, { value: 'choosingMethod', context: loginContext }) },
});
export const Checking = screenStory(ReauthDialog, reauthMachine, { value: 'checking', context });
export const CheckFailed = screenStory(ReauthDialog, reauthMachine, {
  value: 'checkFailed',
  context: { ...context, failure: new Failure({ code: 'network' }) },
});
