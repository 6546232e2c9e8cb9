import type { RuleCode } from '../forms/validation-rules.ts';
import type { ErrorCode } from './error-codes.ts';

/**
 * `network`: no reply came, so nobody knows whether the call took effect. `picture-lost`: a picture
 * that was chosen on an earlier visit and that the device has not kept. `video-lost`: the same of a
 * video. `video-has-sound`: a gif video has none. `passkey-cancelled`: the person or the browser
 * gave up the question for a passkey; `passkey-known`: the device has one of this account already;
 * `passkey-unsupported`: it can keep or use none.
 */
export type FailureCode =
  | ErrorCode
  | 'network'
  | 'picture-lost'
  | 'video-lost'
  | 'video-has-sound'
  | 'passkey-cancelled'
  | 'passkey-known'
  | 'passkey-unsupported';

export type FailureDetails = {
  code: FailureCode;
  /** HTTP status; 0 when no reply came. */
  status?: number;
  fields?: Record<string, RuleCode>;
  attemptsLeft?: number;
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /**
   * From 0 to 1, at random: where in time a repetition lies among those of others who failed at the
   * same moment.
   */
  jitter?: number;
  /** Of the code that is on its way, or of the next one. */
  otpDigits?: 4 | 8;
  /**
   * What the server sent along: for `revision-conflict` its own copy of the post, for
   * `claimed-by-other` who has it.
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
