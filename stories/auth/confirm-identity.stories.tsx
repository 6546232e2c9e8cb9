import { Failure } from '#domain/contract/failure.ts';
import { confirmIdentityMachine } from '#machines/flow/auth/confirm-identity.ts';
import ConfirmIdentityDialog from '#src/features/auth/confirm-identity/confirm-identity-dialog.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Confirm identity' };

type Drawn = Parameters<typeof screenStory<typeof confirmIdentityMachine>>[2];
const context: Drawn['context'] = {
  ways: ['CODE', 'GOOGLE', 'FACEBOOK'],
  maskedPhone: '••••••3210',
  now: 0,
  resendAt: 0,
  codesSent: 1,
  digits: 4,
  code: '',
  isCodeSpent: false,
  proof: null,
  provider: null,
  isReturn: false,
  failure: null,
};
const story = (value: Drawn['value'], more: Partial<typeof context> = {}) =>
  screenStory(ConfirmIdentityDialog, confirmIdentityMachine, {
    value,
    context: { ...context, ...more },
  });
const staff = { ways: ['PASSWORD'] as const, maskedPhone: null };
const withPasskey = { ways: ['PASSKEY', 'PASSWORD'] as const, maskedPhone: null };

export const Choosing = story('choosing');
export const ChoosingAfterExpiredCode = story('choosing', {
  failure: new Failure({ code: 'otp-expired' }),
});
export const ChoosingBeforeAnotherCode = story('choosing', {
  isCodeSpent: true,
  failure: new Failure({ code: 'otp-resend-too-soon', retryAfter: 40 }),
});
export const SendingCode = story('sendingCode');
export const AwaitingCode = story('awaitingCode');
export const CodeWrong = story('awaitingCode', {
  failure: new Failure({ code: 'otp-wrong', attemptsLeft: 4 }),
});
export const CodeSentAgain = story('awaitingCode', { codesSent: 2, resendAt: 42_000 });
export const ResendingCode = story('resendingCode');
export const CheckingCode = story('checkingCode');
export const EnteringPassword = story('enteringPassword', staff);
export const PasswordWrong = story('enteringPassword', {
  ...staff,
  failure: new Failure({ code: 'login-failed' }),
});
export const CheckingPassword = story('checkingPassword', staff);
export const AwaitingLongCode = story('awaitingCode', { digits: 8 });
export const ChoosingPasskeyOrPassword = story('choosing', withPasskey);
export const UsingPasskey = story('usingPasskey', withPasskey);
export const PasskeyCancelled = story('choosing', {
  ...withPasskey,
  failure: new Failure({ code: 'passkey-cancelled' }),
});
export const OpeningProvider = story('openingProvider', { provider: 'GOOGLE' });
export const CheckingProvider = story('checkingProvider', { isReturn: true });
export const Returned = story('returned', { isReturn: true });
export const ReturnFailed = story('returnFailed', {
  isReturn: true,
  provider: 'GOOGLE',
  failure: new Failure({ code: 'login-failed' }),
});
export const ReturnedWithOtherAccount = story('returnFailed', {
  isReturn: true,
  provider: 'FACEBOOK',
  failure: new Failure({ code: 'login-not-linked' }),
});
export const NoWay = story('noMethod', { ways: [], maskedPhone: null });
