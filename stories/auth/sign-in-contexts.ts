import type { ContextFrom } from 'xstate';
import type { loginMachine } from '#machines/flow/auth/login.ts';
import type { otpMachine } from '#machines/flow/auth/otp.ts';

const now = Date.parse('2026-11-21T15:00:00+05:30');

/** A number was entered; another code can be requested in 42 seconds. */
export const otpContext: ContextFrom<typeof otpMachine> = {
  phone: '9876543210',
  digits: 4,
  codesSent: 1,
  code: '',
  now,
  resendAt: now + 42_000,
  failure: null,
  hasChoice: false,
};

export const loginContext: ContextFrom<typeof loginMachine> = {
  variant: 'agency',
  invitation: null,
  isEmbedded: false,
  provider: null,
  request: null,
  failure: null,
};
