import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { linkAccountsMachine } from '#machines/flow/link-accounts.ts';
import { LinkDialog } from '#src/accounts/link-dialog.tsx';
import { WaysToSignIn } from '#src/accounts/ways-to-sign-in.tsx';
import { screenStory } from '#stories/support/story.tsx';

export default { title: 'Accounts/Linking' };

type Context = ContextFrom<typeof linkAccountsMachine>;
type Value = Parameters<typeof screenStory<typeof linkAccountsMachine>>[2]['value'];

const context: Context = {
  offered: ['GOOGLE', 'FACEBOOK'],
  logins: { linkedAccounts: [{ loginType: 'MOBILE' }], maskedPhone: '••••••3210' },
  provider: null,
  returned: null,
  failure: null,
};
const withGoogle = {
  linkedAccounts: [{ loginType: 'GOOGLE' as const }, { loginType: 'MOBILE' as const }],
  maskedPhone: '••••••3210',
};
const all = {
  ...withGoogle,
  linkedAccounts: [{ loginType: 'FACEBOOK' as const }, ...withGoogle.linkedAccounts],
};
const failed = (code: ConstructorParameters<typeof Failure>[0]['code']) => ({
  failure: new Failure({ code }),
});

const dialog = (value: Value, more: Partial<Context> = {}) =>
  screenStory(LinkDialog, linkAccountsMachine, { value, context: { ...context, ...more } });
const section = (value: Value, more: Partial<Context> = {}) =>
  screenStory(WaysToSignIn, linkAccountsMachine, { value, context: { ...context, ...more } });

export const Dialog = dialog('offering');
export const DialogOpeningProvider = dialog('openingProvider', { provider: 'GOOGLE' });
export const DialogLinking = dialog('linking', { logins: null, provider: 'GOOGLE' });
export const DialogLinked = dialog('linked', { logins: withGoogle, provider: 'GOOGLE' });
export const DialogFailed = dialog('linkFailed', failed('linking-failed'));
export const DialogProviderDown = dialog('linkFailed', failed('provider-unavailable'));
export const DialogUnanswered = dialog('unanswered', { logins: null, ...failed('network') });
export const DialogChoiceOpened = dialog('choiceOpened', { logins: null });
export const SectionLoading = section('loading', { logins: null });
export const SectionLoadFailed = section('loadFailed', { logins: null, ...failed('network') });
export const Section = section('offering', { logins: withGoogle });
export const SectionComplete = section('complete', { logins: all });
