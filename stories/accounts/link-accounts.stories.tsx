import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { linkAccountsMachine } from '#machines/flow/accounts/link-accounts.ts';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { LinkDialog } from '#src/features/accounts/link/link-dialog.tsx';
import { SignInMethods } from '#src/features/accounts/link/sign-in-methods.tsx';
import { otpContext } from '#stories/auth/sign-in-contexts.ts';
import { drawState } from '#stories/support/actor-in-state.ts';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Accounts/Link logins' };

type Context = ContextFrom<typeof linkAccountsMachine>;
type Value = Parameters<typeof screenStory<typeof linkAccountsMachine>>[2]['value'];

const context: Context = {
  offered: ['GOOGLE', 'FACEBOOK'],
  isPhoneOffered: true,
  startedAt: 0,
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
  screenStory(SignInMethods, linkAccountsMachine, { value, context: { ...context, ...more } });

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

/** The section with the chart `otp` in one of its states. */
const verifying = (
  value: Parameters<typeof drawState<typeof otpMachine>>[1]['value'],
  more: Partial<Context> = {},
) =>
  screenStory(SignInMethods, linkAccountsMachine, {
    value: 'verifyingPhone',
    context: { ...context, ...more },
    children: {
      otp: drawState(otpMachine, {
        value,
        context: { ...otpContext, ...(value === 'enteringPhone' && { phone: '' }) },
      }),
    },
  });
const withoutPhone = {
  logins: {
    linkedAccounts: [{ loginType: 'GOOGLE' as const }, { loginType: 'FACEBOOK' as const }],
    maskedPhone: null,
  },
};

export const SectionWithoutPhone = section('offering', withoutPhone);
export const SectionInRegionWithoutPhones = section('complete', {
  ...withoutPhone,
  isPhoneOffered: false,
});
export const PhoneToAdd = verifying('enteringPhone', withoutPhone);
export const PhoneToChange = verifying('enteringPhone');
export const PhoneCode = verifying({ code: 'awaitingCode' });
export const PhoneCodeExpired = verifying({ code: 'codeExpired' });
export const PhoneOfSomebodyElse = verifying({ code: 'numberTaken' });
export const PhoneVerified = section('phoneVerified', { logins: withGoogle });
export const PhoneChoiceOpened = section('choiceOpened');
