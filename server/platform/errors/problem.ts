import { errors } from '#contract/errors.ts';
import type { ErrorCode, FieldCode } from '#domain/contract/error-codes.ts';

/** How a person can confirm who they are. */
export type Reauthentication = {
  ways: ('CODE' | 'GOOGLE' | 'FACEBOOK' | 'PASSKEY' | 'PASSWORD')[];
  maskedPhone: string | null;
};

type ProblemDetails = {
  fields?: Record<string, FieldCode>;
  attemptsLeft?: number;
  /** Seconds. */
  retryAfter?: number;
  /** Of the current code, or of the next one. */
  otpDigits?: number;
  post?: unknown;
  claim?: unknown;
  reauthentication?: Reauthentication;
};

/** An expected failure: thrown anywhere below a handler, answered by the one error handler. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  /** @param cause what was found, for the log; never a person's data */
  constructor(code: ErrorCode, details: ProblemDetails = {}, cause?: unknown) {
    super(errors[code].message, { cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** The body of the reply, in the contract's shape. */
  toReply() {
    return { error: { code: this.code, message: this.message, ...this.details } };
  }
}

/** A request in which these fields break these rules. */
export function invalidRequest(fields: Record<string, FieldCode>): Problem {
  return new Problem('invalid-request', { fields });
}
