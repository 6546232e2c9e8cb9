import type { ErrorCode } from '#domain/contract/error-codes.ts';

type ErrorEntry = {
  status: number;
  /** English, for logs; from the spec's error catalogue where it has one. */
  message: string;
  /** Its description in the contract. */
  description: string;
};

/**
 * Every error that an operation can answer. Operations name them in `x-errors` (contract/paths).
 */
export const errors: Record<ErrorCode, ErrorEntry> = {
  'invalid-request': {
    status: 400,
    message: 'The request is not valid.',
    description: 'The request breaks the contract.',
  },
  'invalid-json': {
    status: 400,
    message: 'The request is not valid JSON.',
    description: 'The body is not valid JSON.',
  },
  'too-large': {
    status: 413,
    message: 'The request is too large.',
    description: 'The body is larger than this operation allows.',
  },
  'unsupported-media-type': {
    status: 415,
    message: 'This kind of body is not understood.',
    description: 'The body has a media type that this operation does not accept.',
  },
  'not-found': {
    status: 404,
    message: 'Not found.',
    description: 'It does not exist, or this person may not see it.',
  },
  unauthenticated: { status: 401, message: 'Please sign in.', description: 'Nobody is signed in.' },
  forbidden: {
    status: 403,
    message: 'You may not do this.',
    description: 'This person may not do this.',
  },
  'foreign-origin': {
    status: 403,
    message: 'The request comes from another site.',
    description: 'The request comes from a page of another site.',
  },
  'method-not-allowed': {
    status: 405,
    message: 'This method is not allowed here.',
    description: 'This path does not support this method.',
  },
  'request-timeout': {
    status: 408,
    message: 'The request came too slowly.',
    description: 'The request arrives too slowly.',
  },
  'uri-too-long': {
    status: 414,
    message: 'The address is too long.',
    description: 'The URL is too long.',
  },
  'headers-too-large': {
    status: 431,
    message: 'The headers of the request are too large.',
    description: 'The headers are too large.',
  },
  'misdirected-request': {
    status: 421,
    message: 'This host is not served here.',
    description: 'The request names a host that this server does not serve.',
  },
  'rate-limited': {
    status: 429,
    message: 'Too many requests.',
    description: 'Too many requests. `retryAfter` says how long to wait.',
  },
  'otp-rate-limited': {
    status: 429,
    message: 'Too many codes were sent to this number.',
    description: 'Too many codes were sent to this number.',
  },
  'otp-device-limited': {
    status: 429,
    message: 'Too many codes were asked for in this browser.',
    description: 'This browser has requested too many codes.',
  },
  'otp-network-limited': {
    status: 429,
    message: 'Too many codes were asked for from this network.',
    description: 'This network has requested too many codes.',
  },
  'otp-resend-too-soon': {
    status: 429,
    message: 'Please wait before asking for another code.',
    description: 'The last code was sent less than 60 seconds ago.',
  },
  'otp-wrong': {
    status: 400,
    message: 'Otp verification failed',
    description: 'The code is wrong.',
  },
  'otp-superseded': {
    status: 400,
    message: 'Otp verification failed',
    description: 'A newer code was sent. Only the newest code is valid.',
  },
  'otp-other-browser': {
    status: 400,
    message: 'Otp verification failed',
    description: 'The code was requested in another browser.',
  },
  'otp-longer-code-needed': {
    status: 400,
    message: 'Otp verification failed',
    description: 'The code is wrong. The next code has more digits.',
  },
  'otp-expired': {
    status: 400,
    message: 'Otp verification failed',
    description: 'The code has expired.',
  },
  'otp-attempts-exhausted': {
    status: 429,
    message: 'Too many tries. Ask for a new code.',
    description: 'Too many wrong codes. A new code is needed.',
  },
  'otp-send-failed': {
    status: 502,
    message: 'Otp sending failed',
    description: 'The message with the code could not be sent.',
  },
  'login-failed': {
    status: 401,
    message: 'Login failed',
    description: 'The login could not be verified.',
  },
  'login-not-linked': {
    status: 401,
    message: 'This login is not linked to the account.',
    description: 'The account does not have this login.',
  },
  'sign-in-delayed': {
    status: 429,
    message: 'Too many wrong passwords for this account on new devices.',
    description:
      'Too many wrong passwords for this account on unknown devices; known devices still sign in.',
  },
  'second-step-expired': {
    status: 401,
    message: 'The sign-in took too long. Begin again.',
    description: 'The password was entered too long ago. The person signs in again.',
  },
  'code-wrong': {
    status: 400,
    message: 'This code is not right.',
    description: 'The code is wrong.',
  },
  'passkey-refused': {
    status: 400,
    message: 'This passkey was not accepted.',
    description: 'The passkey was not accepted.',
  },
  'password-wrong': {
    status: 400,
    message: 'This is not the current password.',
    description: 'The current password is wrong.',
  },
  'reset-link-expired': {
    status: 400,
    message: 'This link has been used or has expired.',
    description: 'The link has been used or has expired.',
  },
  'sign-in-link-expired': {
    status: 401,
    message: 'This link has been used or has expired.',
    description: 'The sign-in link has been used or has expired.',
  },
  'ogc-not-owner': {
    status: 403,
    message: 'This account belongs to another email address.',
    description: 'The account belongs to another email address.',
  },
  'linking-failed': {
    status: 401,
    message: 'Linking failed',
    description: 'The provider does not know the token.',
  },
  'choice-timed-out': {
    status: 409,
    message: 'Oops! Time out. Please try again.',
    description: 'The time for the choice is over.',
  },
  'choice-failed': {
    status: 409,
    message: 'Error Occured while linking',
    description: 'The accounts could not be merged.',
  },
  'account-blocked': {
    status: 403,
    message: 'This account is blocked.',
    description: 'The account is blocked.',
  },
  'reauthentication-required': {
    status: 403,
    message: 'Please confirm that it is you.',
    description: 'The sign-in is over ten minutes old: `reauthenticate`, then repeat the request.',
  },
  'phone-change-expired': {
    status: 409,
    message: 'This change of the number cannot be undone any more.',
    description: 'The change of the phone number can no longer be undone.',
  },
  'transition-not-allowed': {
    status: 409,
    message: 'This is not possible in the present state.',
    description: 'The current state does not allow this.',
  },
  'profile-not-approved': {
    status: 409,
    message: 'The profile is not approved yet. The post is saved.',
    description: 'The profile is not approved yet. The post is saved.',
  },
  'revision-conflict': {
    status: 409,
    message: 'This was changed elsewhere.',
    description: 'It was changed in the meantime.',
  },
  'claimed-by-other': {
    status: 409,
    message: 'Somebody else is looking at this.',
    description: 'Another moderator is reviewing this.',
  },
  'already-published': {
    status: 409,
    message: 'The post has been published.',
    description: 'The chosen time has come: the post is published or on its way to readers.',
  },
  'second-opinion-needed': {
    status: 409,
    message: 'Another moderator has to decide on this.',
    description: 'The caller asked for a second opinion, so another moderator has to decide.',
  },
  'undo-expired': {
    status: 409,
    message: 'The time to undo this is over.',
    description: 'The time to undo this is over.',
  },
  'idempotency-conflict': {
    status: 409,
    message: 'This key was used for another request.',
    description: 'The idempotency key was used for another request.',
  },
  'envelope-expired': {
    status: 409,
    message: 'What was sealed is too old to be opened.',
    description: 'The sealed details are too old to be opened.',
  },
  'handle-taken': {
    status: 409,
    message: 'This handle is taken.',
    description: 'Another account has this handle.',
  },
  'handle-malformed': {
    status: 400,
    message: 'This handle is not allowed.',
    description: 'The handle breaks a rule.',
  },
  'already-taken': {
    status: 409,
    message: 'This is in use already.',
    description: 'Another account uses this value.',
  },
  'image-unreadable': {
    status: 400,
    message: 'The picture could not be read.',
    description: 'The image cannot be decoded.',
  },
  'image-too-large': {
    status: 413,
    message: 'The picture is larger than 25 MB.',
    description: 'The image is larger than 25 MB.',
  },
  'image-too-many-pixels': {
    status: 400,
    message: 'The picture has too many pixels.',
    description: 'The image has too many pixels.',
  },
  'image-shape-not-allowed': {
    status: 400,
    message: 'The picture is too long and narrow.',
    description: 'The image is too long and narrow.',
  },
  'image-too-complex': {
    status: 400,
    message: 'The picture takes too long to process.',
    description: 'The image takes too long to process.',
  },
  'image-type-not-allowed': {
    status: 415,
    message: 'Only JPG and PNG pictures are allowed.',
    description: 'The image is neither JPEG nor PNG.',
  },
  'video-type-not-allowed': {
    status: 415,
    message: 'Only MP4 videos are allowed.',
    description: 'The video is not an MP4 file.',
  },
  'video-unreadable': {
    status: 400,
    message: 'The video is cut short or has no picture.',
    description: 'The video is incomplete or has no picture.',
  },
  'video-too-large': {
    status: 413,
    message: 'The video is larger than was announced, or than 2 GB.',
    description: 'The video is larger than announced, or larger than 2 GB.',
  },
  'upload-offset-conflict': {
    status: 409,
    message: 'The upload is at another place.',
    description: 'The upload continues at another offset. `getVideoOffset` returns it.',
  },
  'quota-reached': {
    status: 409,
    message: 'The videos of this person take all the space that they may.',
    description: 'The videos of this person use up their storage quota.',
  },
  'changed-recently': {
    status: 409,
    message: 'A number or login of these accounts changed in the last 72 hours.',
    description: 'A login or phone number of one of the accounts changed within the last 72 hours.',
  },
  'storage-full': {
    status: 507,
    message: 'There is no space left to store this.',
    description:
      'A disk of the server is full. Only received parts of a video are kept. Try again later.',
  },
  'provider-unavailable': {
    status: 503,
    message: 'Another service is out of reach for the moment.',
    description: 'A service that the server depends on is unavailable. Nothing was changed.',
  },
  'database-unavailable': {
    status: 503,
    message: 'The service is out of reach for the moment.',
    description: 'The database is unavailable. Nothing was changed.',
  },
  'server-busy': {
    status: 503,
    message: 'The service is busy.',
    description: 'The server has too much to do. Nothing was changed.',
  },
  'internal-error': {
    status: 500,
    message: 'Something went wrong !!',
    description: 'The server has a fault.',
  },
  'not-available': {
    status: 409,
    message: 'This is not available.',
    description: 'This is not available for this account or in this state.',
  },
};
