import { Failure } from '#domain/contract/failure.ts';
import { reauthMachine } from '#machines/flow/auth/reauth.ts';
import ReauthDialog from '#src/features/auth/reauth/reauth-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Reauthentication' };

const context = { method: 'code' as const, startedAt: 0, failure: null, user: null };

/** The sign-in options of the dialog have charts and stories of their own. */
export const CodeNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'codeNeeded',
  context,
});
export const PasswordNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'passwordNeeded',
  context: { ...context, method: 'password' },
});
export const ProviderNeeded = screenStory(ReauthDialog, reauthMachine, {
  value: 'providerNeeded',
  context: { ...context, method: 'provider' },
});
export const Checking = screenStory(ReauthDialog, reauthMachine, { value: 'checking', context });
export const CheckFailed = screenStory(ReauthDialog, reauthMachine, {
  value: 'checkFailed',
  context: { ...context, failure: new Failure({ code: 'network' }) },
});
