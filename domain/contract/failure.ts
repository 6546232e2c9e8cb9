import type { RuleCode } from '../forms/validation-rules.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * `network`: no reply arrived, so the result is unknown. `not-saved`: the reply to a save lacks the
 * success flag. `picture-lost`, `video-lost`: a file
 * chosen on an earlier visit that the device has not kept. `video-has-sound`: a GIF video must be
 * silent. `video-is-gif`, `video-is-hevc`, `image-is-heic`: files that this device cannot convert.
 * `passkey-cancelled`: the person or the browser closed the passkey prompt;
 * `passkey-known`: the device already has a passkey of this account; `passkey-unsupported`: the
 * device cannot store or use one.
 */
export type FailureCode =
  | ErrorCode
  | 'network'
  | 'not-saved'
  | 'picture-lost'
  | 'video-lost'
  | 'video-has-sound'
  | 'video-is-gif'
  | 'video-is-hevc'
  | 'image-is-heic'
  | 'passkey-cancelled'
  | 'passkey-known'
  | 'passkey-unsupported';

export type FailureDetails = {
  code: FailureCode;
  /** HTTP status; 0 without a reply. */
  status?: number;
  fields?: Record<string, RuleCode>;
  attemptsLeft?: number;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** Random, from 0 to 1: spreads the retries of clients that failed at the same time. */
  jitter?: number;
  /** Of the code that is on its way, or of the next one. */
  otpDigits?: 4 | 8;
  /**
   * Data of the error: for `revision-conflict` the server's copy of the post, for
   * `claimed-by-other` the holder of the claim.
   */
  data?: unknown;
};

/**
 * A call or a rule that failed, in the words of the contract. Never a value that looks like
 * success.
 */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, RuleCode> | undefined;
  readonly attemptsLeft: number | undefined;
  readonly retryAfter: number | undefined;
  readonly jitter: number;
  readonly otpDigits: 4 | 8 | undefined;
  readonly data: unknown;

  constructor(details: FailureDetails) {
    super(details.code);
    this.name = 'Failure';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.fields = details.fields;
    this.attemptsLeft = details.attemptsLeft;
    this.retryAfter = details.retryAfter;
    this.jitter = details.jitter ?? 0;
    this.otpDigits = details.otpDigits;
    this.data = details.data;
  }
}

/** Whatever was thrown, as a Failure: an unforeseen error becomes `internal-error`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const failure = new Failure({ code: 'internal-error', status: 500 });
  failure.cause = error;
  return failure;
}
