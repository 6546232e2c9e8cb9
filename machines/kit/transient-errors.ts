import { type FailureCode, toFailure } from '#domain/contract/failure.ts';

/** No reply, or one that says nothing about what was done: the call may have taken effect. */
const unansweredCodes: readonly FailureCode[] = ['network', 'internal-error'];

/** The server did nothing, and can do it in a while. */
const refusedForNowCodes: readonly FailureCode[] = [
  'request-timeout',
  'server-busy',
  'database-unavailable',
  'storage-full',
  'provider-unavailable',
  'rate-limited',
];

const conflictCodes: readonly FailureCode[] = [
  'transition-not-allowed',
  'revision-conflict',
  'idempotency-conflict',
];

/** Tries after which the person is asked when an error may be a fault of the portal itself. */
const maxUnexplainedTries = 3;

const failureCode = (error: unknown) => toFailure(error).code;

/**
 * Does the error pass by itself, so that the same call goes out again with the same idempotency
 * key? How long a chart waits is up to `retryDelay` (decision 51).
 */
export const isTransient = (error: unknown): boolean =>
  [...unansweredCodes, ...refusedForNowCodes].includes(failureCode(error));

/**
 * The same for uploads: an internal error may be caused by the file, so after three tries the
 * person is asked.
 * @param tries calls so far
 */
export const isTransientUploadError = (error: unknown, tries: number): boolean =>
  isTransient(error) && (failureCode(error) !== 'internal-error' || tries < maxUnexplainedTries);

/** Has the session ended? The person signs in again, and the same call goes out. */
export const isSessionLost = (error: unknown): boolean => failureCode(error) === 'unauthenticated';

/** Does nobody know whether the call took effect? */
export const isOutcomeUnknown = (error: unknown): boolean =>
  unansweredCodes.includes(failureCode(error));

/** Is the record no longer what the person saw? */
export const isConflict = (error: unknown): boolean => conflictCodes.includes(failureCode(error));
