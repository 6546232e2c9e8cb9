import type { ErrorCode, FieldCode } from '#domain/error-codes.ts';

/** How a person can confirm who they are. */
export type Reauthentication = {
  ways: ('CODE' | 'GOOGLE' | 'FACEBOOK' | 'PASSKEY' | 'PASSWORD')[];
  maskedPhone: string | null;
};

type Details = {
  fields?: Record<string, FieldCode>;
  attemptsLeft?: number;
  /** Seconds. */
  retryAfter?: number;
  /** Of the code that is on its way, or of the next one. */
  otpDigits?: number;
  post?: unknown;
  claim?: unknown;
  reauthentication?: Reauthentication;
};

const statuses: Record<ErrorCode, number> = {
  'invalid-request': 400,
  'invalid-json': 400,
  'too-large': 413,
  'unsupported-media-type': 415,
  'not-found': 404,
  unauthenticated: 401,
  forbidden: 403,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'uri-too-long': 414,
  'headers-too-large': 431,
  'misdirected-request': 421,
  'rate-limited': 429,
  'otp-rate-limited': 429,
  'otp-device-limited': 429,
  'otp-network-limited': 429,
  'otp-resend-too-soon': 429,
  'otp-wrong': 400,
  'otp-superseded': 400,
  'otp-other-browser': 400,
  'otp-longer-code-needed': 400,
  'otp-expired': 400,
  'otp-attempts-exhausted': 429,
  'otp-send-failed': 502,
  'login-failed': 401,
  'login-not-linked': 401,
  'sign-in-delayed': 429,
  'second-step-expired': 401,
  'code-wrong': 400,
  'passkey-refused': 400,
  'password-wrong': 400,
  'reset-link-expired': 400,
  'sign-in-link-expired': 401,
  'ogc-not-owner': 403,
  'linking-failed': 401,
  'choice-timed-out': 409,
  'choice-failed': 409,
  'account-blocked': 403,
  'reauthentication-required': 403,
  'phone-change-expired': 409,
  'transition-not-allowed': 409,
  'profile-not-approved': 409,
  'revision-conflict': 409,
  'claimed-by-other': 409,
  'idempotency-conflict': 409,
  'envelope-expired': 409,
  'handle-taken': 409,
  'handle-malformed': 400,
  'already-taken': 409,
  'image-unreadable': 400,
  'image-too-large': 413,
  'image-too-many-pixels': 400,
  'image-shape-not-allowed': 400,
  'image-too-complex': 400,
  'image-type-not-allowed': 415,
  'video-type-not-allowed': 415,
  'video-unreadable': 400,
  'video-too-large': 413,
  'upload-offset-conflict': 409,
  'quota-reached': 409,
  'changed-recently': 409,
  'storage-full': 507,
  'provider-unavailable': 503,
  'database-unavailable': 503,
  'server-busy': 503,
  'internal-error': 500,
  'not-available': 409,
};

/** The English text of each failure, from the spec's error catalogue where it has one. For logs, not for people. */
const messages: Record<ErrorCode, string> = {
  'invalid-request': 'The request is not valid.',
  'invalid-json': 'The request is not valid JSON.',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'This kind of body is not understood.',
  'not-found': 'Not found.',
  unauthenticated: 'Please sign in.',
  forbidden: 'You may not do this.',
  'foreign-origin': 'The request comes from another site.',
  'method-not-allowed': 'This method is not allowed here.',
  'request-timeout': 'The request came too slowly.',
  'uri-too-long': 'The address is too long.',
  'headers-too-large': 'The headers of the request are too large.',
  'misdirected-request': 'This host is not served here.',
  'rate-limited': 'Too many requests.',
  'otp-rate-limited': 'Too many codes were sent to this number.',
  'otp-device-limited': 'Too many codes were asked for in this browser.',
  'otp-network-limited': 'Too many codes were asked for from this network.',
  'otp-resend-too-soon': 'Please wait before asking for another code.',
  'otp-wrong': 'Otp verification failed',
  'otp-superseded': 'Otp verification failed',
  'otp-other-browser': 'Otp verification failed',
  'otp-longer-code-needed': 'Otp verification failed',
  'otp-expired': 'Otp verification failed',
  'otp-attempts-exhausted': 'Too many tries. Ask for a new code.',
  'otp-send-failed': 'Otp sending failed',
  'login-failed': 'Login failed',
  'login-not-linked': 'This login is not linked to the account.',
  'sign-in-delayed': 'Too many wrong passwords for this account on new devices.',
  'second-step-expired': 'The sign-in took too long. Begin again.',
  'code-wrong': 'This code is not right.',
  'passkey-refused': 'This passkey was not accepted.',
  'password-wrong': 'This is not the current password.',
  'reset-link-expired': 'This link has been used or has expired.',
  'sign-in-link-expired': 'This link has been used or has expired.',
  'ogc-not-owner': 'This account belongs to another email address.',
  'linking-failed': 'Linking failed',
  'choice-timed-out': 'Oops! Time out. Please try again.',
  'choice-failed': 'Error Occured while linking',
  'account-blocked': 'This account is blocked.',
  'reauthentication-required': 'Please confirm that it is you.',
  'phone-change-expired': 'This change of the number cannot be undone any more.',
  'transition-not-allowed': 'This is not possible in the present state.',
  'profile-not-approved': 'The profile is not approved yet. The post is saved.',
  'revision-conflict': 'This was changed elsewhere.',
  'claimed-by-other': 'Somebody else is looking at this.',
  'idempotency-conflict': 'This key was used for another request.',
  'envelope-expired': 'What was sealed is too old to be opened.',
  'handle-taken': 'This handle is taken.',
  'handle-malformed': 'This handle is not allowed.',
  'already-taken': 'This is in use already.',
  'image-unreadable': 'The picture could not be read.',
  'image-too-large': 'The picture is larger than 25 MB.',
  'image-too-many-pixels': 'The picture has too many pixels.',
  'image-shape-not-allowed': 'The picture is too long and narrow.',
  'image-too-complex': 'The picture takes too long to process.',
  'image-type-not-allowed': 'Only JPG and PNG pictures are allowed.',
  'video-type-not-allowed': 'Only MP4 videos are allowed.',
  'video-unreadable': 'The video is cut short or has no picture.',
  'video-too-large': 'The video is larger than was announced, or than 2 GB.',
  'upload-offset-conflict': 'The upload is at another place.',
  'quota-reached': 'The videos of this person take all the space that they may.',
  'changed-recently': 'A number or login of these accounts changed in the last 72 hours.',
  'storage-full': 'There is no space left to store this.',
  'provider-unavailable': 'Another service is out of reach for the moment.',
  'database-unavailable': 'The service is out of reach for the moment.',
  'server-busy': 'The service is busy.',
  'internal-error': 'Something went wrong !!',
  'not-available': 'This is not available.',
};

/** An expected failure: thrown anywhere below a handler, answered by the one error handler. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  /** @param cause what was found, for the log; never a person's data */
  constructor(code: ErrorCode, details: Details = {}, cause?: unknown) {
    super(messages[code], { cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return statuses[this.code];
  }

  /** The body of the reply, in the contract's shape. */
  toReply() {
    return { error: { code: this.code, message: this.message, ...this.details } };
  }
}

/** A request in which these fields break these rules. */
export function invalid(fields: Record<string, FieldCode>): Problem {
  return new Problem('invalid-request', { fields });
}
