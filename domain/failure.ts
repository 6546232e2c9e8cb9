import type { ErrorCode } from './error-codes.ts';
import type { RuleCode } from './validation.ts';

/**
 * `network`: no reply came, so nobody knows whether the call took effect. `picture-lost`: a picture that was chosen on an
 * earlier visit and that the device has not kept. `video-lost`: the same of a video.
 * `video-has-sound`: a gif video has none.
 */
export type FailureCode = ErrorCode | 'network' | 'picture-lost' | 'video-lost' | 'video-has-sound';

export type FailureDetails = {
  code: FailureCode;
  /** HTTP status; 0 when no reply came. */
  status?: number;
  fields?: Record<string, RuleCode>;
  attemptsLeft?: number;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** What the server sent along: for `revision-conflict` its own copy of the post, for `claimed-by-other` who has it. */
  data?: unknown;
};

/** A call or a rule that failed, in the words of the contract. Never a value that looks like success. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, RuleCode> | undefined;
  readonly attemptsLeft: number | undefined;
  readonly retryAfter: number | undefined;
  readonly data: unknown;

  constructor(details: FailureDetails) {
    super(details.code);
    this.name = 'Failure';
    this.code = details.code;
    this.status = details.status ?? 0;
    this.fields = details.fields;
    this.attemptsLeft = details.attemptsLeft;
    this.retryAfter = details.retryAfter;
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
