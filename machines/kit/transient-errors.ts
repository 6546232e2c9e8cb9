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

/** Attempts after which the person decides, when the error may be a bug of the portal. */
const maxUnexplainedTries = 3;

const failureCode = (error: unknown) => toFailure(error).code;

/**
 * Whether an error is transient, so that the same call is retried with the same idempotency key.
 * `retryDelay` says how long a chart waits (decision 51).
 */
export const isTransient = (error: unknown): boolean =>
  [...unansweredCodes, ...refusedForNowCodes].includes(failureCode(error));

/**
 * The same for uploads: an internal error may be caused by the file, so after three attempts the
 * person decides.
 * @param tries calls so far
 */
export const isTransientUploadError = (error: unknown, tries: number): boolean =>
  isTransient(error) && (failureCode(error) !== 'internal-error' || tries < maxUnexplainedTries);

/** Whether the session has ended. After a new sign-in the same call is repeated. */
export const isSessionLost = (error: unknown): boolean => failureCode(error) === 'unauthenticated';

/** Whether it is unknown if the call took effect. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  unansweredCodes.includes(failureCode(error));

/** Whether the record has changed since the person saw it. */
export const isConflict = (error: unknown): boolean => conflictCodes.includes(failureCode(error));
