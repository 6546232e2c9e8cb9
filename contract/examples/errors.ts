import type { ErrorCode, FieldCode } from '#domain/contract/error-codes.ts';
import { errors } from '../errors.ts';
import type { Schemas } from './builder.ts';
import { anitasClaim } from './posts/review.ts';

/**
 * The data of an error next to its code; `message` only where it differs from the table in
 * contract/errors.ts.
 */
export type ErrorDetails = Partial<Omit<Schemas['ErrorReply']['error'], 'code' | 'fields'>> & {
  fields?: Record<string, FieldCode>;
};

/**
 * The named examples of each error that has details, for operations without their own.
 */
export const errorExamples: Partial<Record<ErrorCode, Record<string, ErrorDetails>>> = {
  'invalid-request': { 'invalid-request': { fields: { filters: 'required' } } },
  'sign-in-delayed': { 'sign-in-delayed': { retryAfter: 320 } },
  'rate-limited': {
    'rate-limited': { retryAfter: 30 },
    'rate-limited-for-hours': { retryAfter: 7200 },
  },
  'database-unavailable': { 'database-unavailable': { retryAfter: 5 } },
  'server-busy': { 'server-busy': { retryAfter: 5 } },
  'provider-unavailable': { 'provider-unavailable': { retryAfter: 30 } },
  'storage-full': { 'storage-full': { retryAfter: 600 } },
  'otp-wrong': { 'otp-wrong': { fields: { otp: 'malformed' }, attemptsLeft: 4 } },
  'otp-superseded': { 'otp-superseded': { fields: { otp: 'malformed' } } },
  'otp-longer-code-needed': {
    'otp-longer-code-needed': { attemptsLeft: 0, retryAfter: 20, otpDigits: 8 },
  },
  'reauthentication-required': {
    'reauthentication-required': {
      reauthentication: { ways: ['CODE', 'GOOGLE'], maskedPhone: '••••••3210' },
    },
    'reauthentication-required-of-staff': {
      reauthentication: { ways: ['PASSKEY', 'PASSWORD'], maskedPhone: null },
    },
  },
  'otp-resend-too-soon': { 'otp-resend-too-soon': { retryAfter: 42, otpDigits: 4 } },
  'otp-rate-limited': { 'otp-rate-limited': { retryAfter: 1800 } },
  'otp-device-limited': { 'otp-device-limited': { retryAfter: 1800 } },
  'otp-network-limited': { 'otp-network-limited': { retryAfter: 1200 } },
  'otp-attempts-exhausted': { 'otp-attempts-exhausted': { attemptsLeft: 0, retryAfter: 20 } },
  'code-wrong': { 'code-wrong': { attemptsLeft: 3 } },
  'password-wrong': { 'password-wrong': { fields: { currentPassword: 'not-allowed' } } },
  'handle-malformed': { 'handle-malformed': { fields: { handle: 'malformed' } } },
  'handle-taken': { 'handle-taken': { fields: { handle: 'taken' } } },
  'image-unreadable': { 'image-unreadable': { fields: { imageFile: 'malformed' } } },
  'image-too-many-pixels': { 'image-too-many-pixels': { fields: { imageFile: 'too-many' } } },
  'image-shape-not-allowed': {
    'image-shape-not-allowed': { fields: { imageFile: 'not-allowed' } },
  },
  'image-too-complex': { 'image-too-complex': { fields: { imageFile: 'not-allowed' } } },
  'image-too-large': { 'image-too-large': { fields: { imageFile: 'too-long' } } },
  'image-type-not-allowed': { 'image-type-not-allowed': { fields: { imageFile: 'not-allowed' } } },
  'claimed-by-other': { 'claimed-by-other': { claim: anitasClaim } },
};

/** The body of an error as the server sends it. */
export function errorReply(code: ErrorCode, details: ErrorDetails = {}): Schemas['ErrorReply'] {
  return { error: { code, message: errors[code].message, ...details } };
}
