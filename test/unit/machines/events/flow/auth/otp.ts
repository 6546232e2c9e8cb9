import { Failure } from '#domain/contract/failure.ts';
import { otpMachine } from '#machines/flow/auth/otp.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const reply = {
  message: 'Otp Sent',
  action: 'submit-phone',
  maskedPhone: '••••••3210',
  resendAfter: 60,
  expiresIn: 300,
  otpDigits: 4,
  nextScreen: null,
  newUser: null,
  selectAccount: null,
};

export default chartEvents({
  machine: otpMachine,
  input: { now: 0 },
  events: [
    { type: 'clock.ticked', now: 0 },
    { type: 'clock.ticked', now: 60_000 },
    { type: 'phone.submitted', phone: '9876543210' },
    { type: 'phone.submitted', phone: '12' },
    { type: 'code.entered', code: '4821' },
    { type: 'code.entered', code: '9070' },
    { type: 'code.entered', code: '48' },
    { type: 'code.submitted', code: '4821' },
    { type: 'code.submitted', code: '48' },
  ],
  replies: {
    updatePhoneNo: {
      done: [reply],
      failed: [
        new Failure({ code: 'account-blocked', status: 403 }),
        new Failure({ code: 'otp-resend-too-soon', status: 429, retryAfter: 42 }),
        new Failure({ code: 'otp-wrong', status: 400, attemptsLeft: 4 }),
        new Failure({ code: 'otp-expired', status: 400 }),
        new Failure({ code: 'otp-superseded', status: 400 }),
        new Failure({ code: 'otp-other-browser', status: 400 }),
        new Failure({
          code: 'otp-longer-code-needed',
          status: 400,
          attemptsLeft: 0,
          retryAfter: 20,
        }),
        new Failure({
          code: 'otp-attempts-exhausted',
          status: 429,
          attemptsLeft: 0,
          retryAfter: 20,
        }),
        new Failure({ code: 'not-available', status: 409 }),
      ],
    },
  },
  distinguish: ({ now, resendAt, code }) => [now >= resendAt, code],
});
