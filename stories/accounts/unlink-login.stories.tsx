import { Failure } from '#domain/contract/failure.ts';
import { unlinkLoginMachine } from '#machines/flow/accounts/unlink-login.ts';
import { UnlinkDialog } from '#src/features/accounts/link/unlink-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Remove a login' };

const context = { loginType: 'GOOGLE' as const, failure: null };

export const Asking = screenStory(UnlinkDialog, unlinkLoginMachine, {
  value: 'confirming',
  context,
});
export const Removing = screenStory(UnlinkDialog, unlinkLoginMachine, {
  value: 'unlinking',
  context,
});
export const SignInNeeded = screenStory(UnlinkDialog, unlinkLoginMachine, {
  value: 'signInNeeded',
  context,
});
export const Failed = screenStory(UnlinkDialog, unlinkLoginMachine, {
  value: 'failed',
  context: { ...context, failure: new Failure({ code: 'network' }) },
});
