import { Problem } from '../errors/problem.ts';
import { storageFullProblem } from './storage-errors.ts';

/** The service answered, but not with success. */
export class S3ReplyError extends Error {
  readonly status: number;
  /** The code in the body, or an empty string. */
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`The storage answered ${method} with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

/** What was read or written is not what was sent. */
export class ChecksumError extends Error {}

/** Answers below 500 after which the same request may succeed. */
const transientCodes = [
  'BadDigest',
  'IncompleteBody',
  'OperationAborted',
  'RequestTimeout',
  'SlowDown',
  'XAmzContentSHA256Mismatch',
];
const fullCodes = ['QuotaExceeded', 'XMinioStorageFull'];

const isFull = (error: unknown) =>
  error instanceof S3ReplyError && (error.status === 507 || fullCodes.includes(error.code));

/** Whether the same request may succeed: no whole answer came, or one that says so. */
export function isTransientFailure(error: unknown): boolean {
  if (!(error instanceof S3ReplyError)) return true;
  if (isFull(error)) return false;
  return (
    error.status >= 500 || [408, 429].includes(error.status) || transientCodes.includes(error.code)
  );
}

/** Whether the service is at fault as a whole, as against one file. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof ChecksumError) && isTransientFailure(error);

export const storageUnavailable = (cause: unknown) =>
  new Problem('provider-unavailable', { retryAfter: 10 }, cause);

/** What callers get for a failure that is not retried any more. */
export function toStorageProblem(error: unknown): unknown {
  if (isFull(error)) return storageFullProblem(error);
  return isTransientFailure(error) ? storageUnavailable(error) : error;
}
