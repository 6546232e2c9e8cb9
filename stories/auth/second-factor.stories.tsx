import type { ContextFrom } from 'xstate';
import { Failure } from '#domain/contract/failure.ts';
import { secondStepMachine } from '#machines/flow/auth/second-step.ts';
import { SecondStepForm } from '#src/features/auth/staff/second-step-form.tsx';
import { screenStory } from '#stories/support/screen-story.tsx';

export default { title: 'Auth/Second factor' };

type Context = ContextFrom<typeof secondStepMachine>;
type Value = Parameters<typeof screenStory<typeof secondStepMachine>>[2]['value'];

const story = (value: Value, more: Partial<Context> = {}) =>
  screenStory(SecondStepForm, secondStepMachine, {
    value,
    context: {
      methods: ['passkey', 'authenticator', 'recovery-code'],
      method: 'authenticator',
      code: '',
      failure: null,
      ...more,
    },
  });

export const OfferingPasskey = story('offeringPasskey');
export const PasskeyCancelled = story('offeringPasskey', {
  failure: new Failure({ code: 'passkey-cancelled' }),
});
export const PasskeyRefused = story('offeringPasskey', {
  failure: new Failure({ code: 'passkey-refused' }),
});
export const UsingPasskey = story('usingPasskey');
export const EnteringCode = story('enteringCode');
export const CodeWrong = story('enteringCode', {
  failure: new Failure({ code: 'code-wrong', attemptsLeft: 3 }),
});
export const TooManyCodes = story('enteringCode', {
  failure: new Failure({ code: 'rate-limited', status: 429, retryAfter: 300 }),
});
export const NoConnection = story('enteringCode', { failure: new Failure({ code: 'network' }) });
export const CheckingCode = story('checkingCode');
export const EnteringRecoveryCode = story('enteringCode', { method: 'recovery-code' });
export const RecoveryCodeWrong = story('enteringCode', {
  method: 'recovery-code',
  failure: new Failure({ code: 'code-wrong', attemptsLeft: 1 }),
});
