import type { ErrorCode } from '#domain/contract/error-codes.ts';

/** Responses that many operations share; `x-errors` may name them instead of their codes. */
export const errorResponses: Record<string, ErrorCode[]> = {
  InvalidRequest: ['invalid-request', 'invalid-json'],
  Unauthenticated: ['unauthenticated'],
  ReauthenticationRequired: ['reauthentication-required', 'forbidden', 'foreign-origin'],
  Forbidden: ['forbidden', 'foreign-origin'],
  NotFound: ['not-found'],
  NotAllowedNow: ['transition-not-allowed', 'idempotency-conflict'],
  EditConflict: ['revision-conflict', 'idempotency-conflict'],
  IdempotencyConflict: ['idempotency-conflict'],
  TooLarge: ['too-large'],
  UnsupportedMediaType: ['unsupported-media-type'],
  RateLimited: ['rate-limited'],
  InternalError: ['internal-error'],
  Unavailable: ['database-unavailable', 'server-busy', 'provider-unavailable'],
  StorageFull: ['storage-full'],
};
