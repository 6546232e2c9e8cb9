import { Failure } from '#domain/contract/failure.ts';
import { confirmIdentityMachine } from '#machines/flow/auth/confirm-identity.ts';
import { chartEvents } from '#test/unit/machines/harness/chart-events.ts';

const maskedPhone = '••••••3210';

export default chartEvents({
  machine: confirmIdentityMachine,
  inputs: [
    { ways: ['CODE', 'GOOGLE'], maskedPhone, returned: null, now: 0 },
    { ways: ['PASSWORD'], maskedPhone: null, returned: null, now: 0 },
    { ways: ['PASSKEY', 'PASSWORD'], maskedPhone: null, returned: null, now: 0 },
    { ways: [], maskedPhone: null, returned: null, now: 0 },
    {
      ways: ['GOOGLE'],
      maskedPhone: null,
      returned: { provider: 'GOOGLE', token: 't', visitState: 's' },
      now: 0,
    },
    {
      ways: ['GOOGLE'],
      maskedPhone: null,
      returned: { provider: 'GOOGLE', refusal: 'cancelled' },
      now: 0,
    },
  ],
  events: [
    { type: 'clock.ticked', now: 0 },
    { type: 'clock.ticked', now: 60_000 },
    { type: 'code.entered', code: '4821' },
    { type: 'code.entered', code: '48' },
    { type: 'code.entered', code: '48213907' },
    { type: 'code.submitted', code: '4821' },
    { type: 'code.submitted', code: '48' },
    { type: 'code.submitted', code: '48213907' },
    { type: 'password.submitted', password: 'correct horse battery' },
    { type: 'provider.chosen', provider: 'GOOGLE' },
  ],
  replies: {
    reauthenticate: {
      done: [
        { isConfirmed: true, maskedPhone: null, resendAfter: null, otpDigits: null },
        { isConfirmed: false, maskedPhone, resendAfter: 60, otpDigits: 8 },
      ],
      failed: [
        new Failure({ code: 'otp-wrong', attemptsLeft: 4 }),
        new Failure({ code: 'otp-expired' }),
        new Failure({ code: 'otp-resend-too-soon', retryAfter: 40, otpDigits: 4 }),
        new Failure({ code: 'login-failed' }),
        new Failure({ code: 'login-not-linked' }),
      ],
    },
    reauthenticateWithPasskey: { done: [{}], failed: [new Failure({ code: 'passkey-cancelled' })] },
    openProvider: { done: [undefined] },
  },
  distinguish: ({ failure, proof, digits, ways, isCodeSpent, code, now, resendAt }) => [
    code,
    now >= resendAt,
    isCodeSpent,
    failure?.code ?? null,
    proof?.action ?? null,
    digits,
    ways[0] ?? null,
  ],
});
