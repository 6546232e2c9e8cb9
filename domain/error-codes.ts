/** The closed list of failure codes; the contract's `ErrorCode` is the same list. `network` is the client's own. */
export const errorCodes = [
  'invalid-request',
  'invalid-json',
  'too-large',
  'unsupported-media-type',
  'not-found',
  'unauthenticated',
  'forbidden',
  'foreign-origin',
  'method-not-allowed',
  'rate-limited',
  'otp-rate-limited',
  'otp-resend-too-soon',
  'otp-wrong',
  'otp-expired',
  'otp-attempts-exhausted',
  'otp-send-failed',
  'login-failed',
  'sign-in-link-expired',
  'ogc-not-owner',
  'linking-failed',
  'choice-timed-out',
  'choice-failed',
  'account-blocked',
  'transition-not-allowed',
  'profile-not-approved',
  'revision-conflict',
  'idempotency-conflict',
  'handle-taken',
  'handle-malformed',
  'already-taken',
  'image-unreadable',
  'image-too-large',
  'image-too-many-pixels',
  'image-type-not-allowed',
  'provider-unavailable',
  'database-unavailable',
  'server-busy',
  'internal-error',
  'not-available',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The rule that a field breaks; the contract's `FieldCode` is the same list. */
export const fieldCodes = [
  'required',
  'too-long',
  'too-short',
  'malformed',
  'not-allowed',
  'too-many',
  'unknown-field',
  'not-a-number',
  'taken',
] as const;

export type FieldCode = (typeof fieldCodes)[number];
