import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { requestPasswordResetMachine } from '#machines/flow/auth/request-password-reset.ts';
import { resetPasswordMachine } from '#machines/flow/auth/reset-password.ts';
import { RequestPasswordResetScreen } from '#src/features/auth/staff/request-password-reset-screen.tsx';
import { ResetPasswordScreen } from '#src/features/auth/staff/reset-password-screen.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Password reset' };

type RequestValue = Parameters<typeof screenStory<typeof requestPasswordResetMachine>>[2]['value'];
type ResetValue = Parameters<typeof screenStory<typeof resetPasswordMachine>>[2]['value'];

const request = (
  value: RequestValue,
  more: Partial<ContextFrom<typeof requestPasswordResetMachine>> = {},
) =>
  screenStory(RequestPasswordResetScreen, requestPasswordResetMachine, {
    value,
    context: { email: '', failure: null, ...more },
  });
const reset = (value: ResetValue, more: Partial<ContextFrom<typeof resetPasswordMachine>> = {}) =>
  screenStory(ResetPasswordScreen, resetPasswordMachine, {
    value,
    context: { token: 'x'.repeat(43), newPassword: '', failure: null, ...more },
  });

const email = 'staff@creator.example';
export const Requesting = request('entering');
export const RequestFailed = request('entering', {
  email,
  failure: new Failure({ code: 'rate-limited', status: 429, retryAfter: 30 }),
});
export const Sending = request('sending', { email });
export const Sent = request('sent', { email });

export const Entering = reset('entering');
export const EasilyGuessed = reset('entering', {
  failure: new Failure({ code: 'invalid-request', fields: { newPassword: 'easily-guessed' } }),
});
export const NoConnection = reset('entering', { failure: new Failure({ code: 'network' }) });
export const Saving = reset('saving');
export const Saved = reset('saved', { token: null });
export const UsedUp = reset('usedUp', { token: null });
export const Missing = reset('missing', { token: null });
