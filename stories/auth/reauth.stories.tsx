import { Failure } from '#domain/contract/failure.ts';
import { loginMachine } from '#machines/flow/auth/login.ts';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import ReauthDialog from '#src/features/auth/reauth/reauth-dialog.tsx';
import { loginContext, otpContext } from '#stories/auth/sign-in-contexts.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Reauthentication' };

const context = { method: 'code' as const, startedAt: 0, failure: null, user: null };

export const CodeNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'codeNeeded',
  context,
  children: {
    otp: drawState(otpMachine, { value: 'enteringPhone', context: { ...otpContext, phone: '' } }),
  },
});
/** The sign-in of staff runs on a chart of its own: stories/auth/staff-sign-in.stories.tsx. */
export const PasswordNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'passwordNeeded',
  context: { ...context, method: 'password' },
});
export const ProviderNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'providerNeeded',
  context: { ...context, method: 'provider' },
  children: { login: drawState(loginMachine, { value: 'choosingMethod', context: loginContext }) },
});
export const Checking = screenStory(ReauthDialog, reauthMachine, { value: 'checking', context });
export const CheckFailed = screenStory(ReauthDialog, reauthMachine, {
  value: 'checkFailed',
  context: { ...context, failure: new Failure({ code: 'network' }) },
});
