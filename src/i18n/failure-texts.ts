import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode } from '#domain/failure.ts';

/* English texts are those of spec point 8 where it has one. */
export const failures: Record<FailureCode, MessageDescriptor> = defineMessages({
  network: {
    id: 'failure.network',
    defaultMessage: 'No connection. Check your internet and try again. Nothing is lost.',
    description: 'No reply came from the server',
  },
  'picture-lost': {
    id: 'failure.picture-lost',
    defaultMessage: 'This picture is not on this device any more. Take it out and choose it again.',
    description: 'A picture of an earlier visit that was refused or could not be kept',
  },
  'video-lost': {
    id: 'failure.video-lost',
    defaultMessage: 'This video cannot be read on this device any more. Choose it again.',
    description: 'Error: the file of a video was moved or deleted',
  },
  'video-has-sound': {
    id: 'failure.video-has-sound',
    defaultMessage:
      'This video has sound, and a gif video has none. Choose one without sound, or make a video post.',
    description: 'Error: a video with a sound track was chosen for a gif video',
  },
  'invalid-request': {
    id: 'failure.invalid-request',
    defaultMessage: 'Something in the form is not right. Check the marked fields.',
    description: 'Error: the server refused the values',
  },
  'invalid-json': {
    id: 'failure.invalid-json',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: malformed request',
  },
  'too-large': {
    id: 'failure.too-large',
    defaultMessage: 'This is too large to send.',
    description: 'Error: request body too large',
  },
  'unsupported-media-type': {
    id: 'failure.unsupported-media-type',
    defaultMessage: 'This kind of file cannot be sent.',
    description: 'Error: wrong content type',
  },
  'not-found': {
    id: 'failure.not-found',
    defaultMessage: 'This is not here any more.',
    description: 'Error: the thing does not exist',
  },
  unauthenticated: {
    id: 'failure.unauthenticated',
    defaultMessage: 'Please sign in again.',
    description: 'Error: no session',
  },
  forbidden: {
    id: 'failure.forbidden',
    defaultMessage: "You don't have required permissions!! Please contact support.",
    description: 'Error: not allowed',
  },
  'foreign-origin': {
    id: 'failure.foreign-origin',
    defaultMessage: 'This request came from another site and was refused.',
    description: 'Error: cross-site request',
  },
  'method-not-allowed': {
    id: 'failure.method-not-allowed',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: wrong HTTP method',
  },
  'request-timeout': {
    id: 'failure.request-timeout',
    defaultMessage: 'Your connection is too slow for this. Try again when it is better.',
    description: 'Error: the request arrived too slowly and was stopped',
  },
  'uri-too-long': {
    id: 'failure.uri-too-long',
    defaultMessage: 'This link is too long.',
    description: 'Error: the address of the request is too long',
  },
  'headers-too-large': {
    id: 'failure.headers-too-large',
    defaultMessage: 'Your browser has too many cookies for this site. Delete them and sign in again.',
    description: 'Error: the headers of the request, most of them cookies, are too large',
  },
  'misdirected-request': {
    id: 'failure.misdirected-request',
    defaultMessage: 'You opened the portal at a wrong address. Use its usual address.',
    description: 'Error: the request was sent to a host name that is not ours',
  },
  'rate-limited': {
    id: 'failure.rate-limited',
    defaultMessage:
      'Too many requests. {wait, plural, =0 {Please wait a little} one {Please wait # second} other {Please wait # seconds}} and try again.',
    description: 'Error: too many requests; wait is in seconds',
  },
  'otp-rate-limited': {
    id: 'failure.otp-rate-limited',
    defaultMessage:
      'Too many codes were sent to this number. {hours, plural, =0 {{minutes, plural, =0 {Try again later.} one {Try again in # minute.} other {Try again in # minutes.}}} one {Try again in # hour.} other {Try again in # hours.}}',
    description: 'Error: more than five codes in an hour, or twenty in a day; hours is 0 for shorter waits',
  },
  'otp-device-limited': {
    id: 'failure.otp-device-limited',
    defaultMessage:
      'Too many codes were requested in this browser. {minutes, plural, =0 {Try again later.} one {Try again in # minute.} other {Try again in # minutes.}}',
    description: 'Error: one browser asked for many codes, to whatever numbers',
  },
  'otp-network-limited': {
    id: 'failure.otp-network-limited',
    defaultMessage:
      'Too many codes were requested from your network. {hours, plural, =0 {{minutes, plural, =0 {Try again later} one {Try again in # minute} other {Try again in # minutes}}} one {Try again in # hour} other {Try again in # hours}}, or use another network.',
    description:
      'Error: many people behind one address, or a flood from it; it is about the network and not the number',
  },
  'otp-resend-too-soon': {
    id: 'failure.otp-resend-too-soon',
    defaultMessage:
      'A code is already on its way. {wait, plural, =0 {Please wait a little} one {Please wait # second} other {Please wait # seconds}} before asking for another.',
    description: 'Error: resend before the countdown ended',
  },
  'otp-wrong': {
    id: 'failure.otp-wrong',
    defaultMessage:
      'Otp verification failed. {left, plural, =-1 {Check the code.} =0 {No tries left.} one {# try left.} other {# tries left.}}',
    description: 'Error: wrong code; left is the number of tries that remain, -1 when unknown',
  },
  'otp-superseded': {
    id: 'failure.otp-superseded',
    defaultMessage: 'This is an older code. Enter the newest one.',
    description: 'Error: the code was right once, but another was sent after it',
  },
  'otp-other-browser': {
    id: 'failure.otp-other-browser',
    defaultMessage: 'This code was requested in another browser or app. Request a new one here.',
    description: 'Error: a code works only in the browser that asked for it',
  },
  'otp-longer-code-needed': {
    id: 'failure.otp-longer-code-needed',
    defaultMessage: 'Wrong code. Request a new one. For your security, it will have 8 digits.',
    description: 'Error: a wrong code of four digits',
  },
  'otp-expired': {
    id: 'failure.otp-expired',
    defaultMessage: 'This code has expired. Request a new one.',
    description: 'Error: the one-time code is too old',
  },
  'otp-attempts-exhausted': {
    id: 'failure.otp-attempts-exhausted',
    defaultMessage: 'Too many wrong codes. Request a new one.',
    description: 'Error: five wrong codes',
  },
  'otp-send-failed': {
    id: 'failure.otp-send-failed',
    defaultMessage: 'Otp sending failed. Check the number and try again in a few minutes.',
    description:
      'Error: the gateway did not take the code, now or at all; shown at sign-in, when a number is changed, and when somebody confirms who they are',
  },
  'login-failed': {
    id: 'failure.login-failed',
    defaultMessage: 'Login failed',
    description: 'Error: sign-in refused',
  },
  'login-not-linked': {
    id: 'failure.login-not-linked',
    defaultMessage: "This account isn't linked to your account. Choose the one you use here.",
    description: 'Error: confirming who one is by a Google or Facebook account that is not linked here',
  },
  'sign-in-delayed': {
    id: 'failure.sign-in-delayed',
    defaultMessage:
      'Too many wrong passwords were entered for this account. {minutes, plural, =0 {Wait a little} one {Wait # minute} other {Wait # minutes}}, or sign in on a device where you have signed in before.',
    description: 'Error: many wrong passwords on devices that the account does not know',
  },
  'second-step-expired': {
    id: 'failure.second-step-expired',
    defaultMessage: 'The sign-in took too long. Enter your email and password again.',
    description: 'Error: the second step of a staff sign-in came too late, or after five wrong codes',
  },
  'code-wrong': {
    id: 'failure.code-wrong',
    defaultMessage:
      'Wrong code. {left, plural, =-1 {Check it and try again.} =0 {No tries left.} one {# try left.} other {# tries left.}}',
    description: 'Error: wrong code of an authenticator app or recovery code; left is -1 when unknown',
  },
  'passkey-refused': {
    id: 'failure.passkey-refused',
    defaultMessage: 'This passkey was not accepted. Try again, or choose another way.',
    description: 'Error: a passkey that the account does not know, or an answer that came too late',
  },
  'passkey-cancelled': {
    id: 'failure.passkey-cancelled',
    defaultMessage: 'The passkey request was cancelled or timed out. Try again, or choose another way.',
    description:
      'Error: the person closed the window of the browser that asks for a passkey, or it timed out',
  },
  'passkey-known': {
    id: 'failure.passkey-known',
    defaultMessage: 'This device already has a passkey for your account.',
    description: 'Error: adding a passkey',
  },
  'passkey-unsupported': {
    id: 'failure.passkey-unsupported',
    defaultMessage: "Passkeys don't work in this browser. Choose another way.",
    description: 'Error: the browser or device can make or use no passkeys',
  },
  'password-wrong': {
    id: 'failure.password-wrong',
    defaultMessage: 'Your current password is wrong. Try again.',
    description: 'Error: changing the password',
  },
  'reset-link-expired': {
    id: 'failure.reset-link-expired',
    defaultMessage: 'This link has been used or has expired. Request a new one.',
    description: 'Error: a link to a new password',
  },
  'sign-in-link-expired': {
    id: 'failure.sign-in-link-expired',
    defaultMessage: 'This link has been used or has expired. Ask for a new one, or sign in another way.',
    description: 'Error: a one-time sign-in link does not work any more',
  },
  'ogc-not-owner': {
    id: 'failure.ogc-not-owner',
    defaultMessage: 'This account belongs to another email address. Sign in with the one that was invited.',
    description: 'Error: an invitation was opened with a social account of another email address',
  },
  'linking-failed': {
    id: 'failure.linking-failed',
    defaultMessage: 'Linking failed',
    description: 'Error: a Google or Facebook account could not be added to the account',
  },
  'choice-timed-out': {
    id: 'failure.choice-timed-out',
    defaultMessage: 'Oops! Time out. Please try again.',
    description: 'Error: nobody chose the primary account in time',
  },
  'choice-failed': {
    id: 'failure.choice-failed',
    defaultMessage: 'Error Occured while linking',
    description: 'Error: the chosen account could not be made the primary one',
  },
  'account-blocked': {
    id: 'failure.account-blocked',
    defaultMessage: 'This account is blocked. Please contact support.',
    description: 'Error: a blocked creator signs in',
  },
  'reauthentication-required': {
    id: 'failure.reauthentication-required',
    defaultMessage: "Confirm that it's you, then try again.",
    description: 'Error: a sensitive change was not made, because the person did not confirm who they are',
  },
  'phone-change-expired': {
    id: 'failure.phone-change-expired',
    defaultMessage: "This change of your number can't be undone any more. Please contact support.",
    description: 'Error: on the page that changes a phone number back',
  },
  'transition-not-allowed': {
    id: 'failure.transition-not-allowed',
    defaultMessage: 'This is not possible any more: something has changed meanwhile. Load it again.',
    description: 'Error: the state of the thing does not allow the action',
  },
  'profile-not-approved': {
    id: 'failure.profile-not-approved',
    defaultMessage: 'Your profile must be approved before you can send this for review. Your draft is saved.',
    description: 'Error: submitting before approval',
  },
  'revision-conflict': {
    id: 'failure.revision-conflict',
    defaultMessage: 'This was changed somewhere else. Compare both texts and choose.',
    description: 'Error: stale revision',
  },
  'claimed-by-other': {
    id: 'failure.claimed-by-other',
    defaultMessage: 'Somebody else of staff is looking at this now.',
    description: 'Error: another moderator has the post in hand',
  },
  'idempotency-conflict': {
    id: 'failure.idempotency-conflict',
    defaultMessage: 'This was already sent with other contents. Load it again.',
    description: 'Error: same idempotency key, other body',
  },
  'envelope-expired': {
    id: 'failure.envelope-expired',
    defaultMessage:
      'They have waited too long on this phone and cannot be opened any more. Please type them again.',
    description: 'Error: bank details that were sealed on the phone weeks ago',
  },
  'handle-taken': {
    id: 'failure.handle-taken',
    defaultMessage: 'This handle is taken. Try another.',
    description: 'Error: handle belongs to somebody else',
  },
  'handle-malformed': {
    id: 'failure.handle-malformed',
    defaultMessage: 'Only small Latin letters, digits, dots and underscores, beginning with a letter.',
    description: 'Error: handle has characters that are not allowed',
  },
  'already-taken': {
    id: 'failure.already-taken',
    defaultMessage: 'Somebody else has this already. Try another.',
    description: 'Error: a phone number, an email or a short name belongs to another account or source',
  },
  'image-unreadable': {
    id: 'failure.image-unreadable',
    defaultMessage: 'This picture cannot be read. Try another.',
    description: 'Error: broken image file',
  },
  'image-too-large': {
    id: 'failure.image-too-large',
    defaultMessage: 'This picture is larger than {megabytes} MB.',
    description: 'Error: image file too large',
  },
  'image-too-many-pixels': {
    id: 'failure.image-too-many-pixels',
    defaultMessage: 'This picture has more than {megapixels} megapixels.',
    description: 'Error: image has too many pixels',
  },
  'image-shape-not-allowed': {
    id: 'failure.image-shape-not-allowed',
    defaultMessage:
      'This picture is too long and narrow. Crop it: the longer side may be at most {side, number} pixels, and at most {ratio} times the shorter side.',
    description: 'Error: image of an extreme shape',
  },
  'image-too-complex': {
    id: 'failure.image-too-complex',
    defaultMessage:
      'This picture takes too long to process. Save it again as an ordinary JPG, or upload a screenshot of it.',
    description: 'Error: an image file that is slow to decode, or takes too much memory',
  },
  'image-type-not-allowed': {
    id: 'failure.image-type-not-allowed',
    defaultMessage: 'Only JPG and PNG pictures can be uploaded.',
    description: 'Error: image of another type',
  },
  'video-type-not-allowed': {
    id: 'failure.video-type-not-allowed',
    defaultMessage: 'Only MP4 videos can be uploaded.',
    description: 'Error: video of another type',
  },
  'video-unreadable': {
    id: 'failure.video-unreadable',
    defaultMessage: 'This video is cut short or has no picture. Try another.',
    description: 'Error: broken video file',
  },
  'video-too-large': {
    id: 'failure.video-too-large',
    defaultMessage: 'This video is larger than {gigabytes} GB.',
    description: 'Error: video file too large',
  },
  'upload-offset-conflict': {
    id: 'failure.upload-offset-conflict',
    defaultMessage: 'The upload has moved on elsewhere. Try again: it goes on from there.',
    description: 'Error: a piece of a video was sent for another place than the upload has reached',
  },
  'quota-reached': {
    id: 'failure.quota-reached',
    defaultMessage:
      'There is no space left for your videos. Stop uploads that you no longer need, or ask support for more space.',
    description: 'Error: what a creator has stored and begun to upload takes all the space that one may use',
  },
  'changed-recently': {
    id: 'failure.changed-recently',
    defaultMessage:
      "These accounts can't be merged yet: a phone number or login was changed in the last 72 hours. Try again after that.",
    description: 'Error: the accounts of a creator cannot be merged until a change can no longer be undone',
  },
  'storage-full': {
    id: 'failure.storage-full',
    defaultMessage:
      'Our storage is full at the moment, so this was not saved. Keep it on this device and try again later.',
    description: 'Error: the disks of the server or of its database are full',
  },
  'provider-unavailable': {
    id: 'failure.provider-unavailable',
    defaultMessage: 'A service that we need does not answer. Try again in a moment.',
    description: 'Error: SMS, Google, Facebook or publisher is down',
  },
  'database-unavailable': {
    id: 'failure.database-unavailable',
    defaultMessage:
      'We cannot reach our records right now. What you wrote is kept on this device; try again in a moment.',
    description: 'Error: the database is gone or locked',
  },
  'server-busy': {
    id: 'failure.server-busy',
    defaultMessage: 'Many people are here right now. Try again in a moment.',
    description: 'Error: the server is overloaded',
  },
  'internal-error': {
    id: 'failure.internal-error',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: the server failed',
  },
  'not-available': {
    id: 'failure.not-available',
    defaultMessage: 'This is not available yet.',
    description: 'Error: not built or not switched on',
  },
});
