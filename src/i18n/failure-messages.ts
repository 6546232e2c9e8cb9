import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { FailureCode } from '#domain/contract/failure.ts';
import { signInFailureMessages } from './sign-in-failure-messages.ts';
import { uploadFailureMessages } from './upload-failure-messages.ts';

/* English texts are those of spec point 8 where it has one. */
const requestFailureMessages = defineMessages({
  network: {
    id: 'failure.network',
    defaultMessage: 'No connection. Check your internet and try again.',
    description: 'No reply came from the server',
  },
  'not-saved': {
    id: 'failure.not-saved',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: the reply to a save does not say that it was saved',
  },
  'invalid-request': {
    id: 'failure.invalid-request',
    defaultMessage: "Some details aren't valid. Check the marked fields.",
    description: 'Error: the server refused the values',
  },
  'invalid-json': {
    id: 'failure.invalid-json',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: malformed request',
  },
  'too-large': {
    id: 'failure.too-large',
    defaultMessage: 'This is too large to send. Make it smaller and try again.',
    description: 'Error: request body too large',
  },
  'unsupported-media-type': {
    id: 'failure.unsupported-media-type',
    defaultMessage: "You can't send this type of file. Choose another one.",
    description: 'Error: wrong content type',
  },
  'not-found': {
    id: 'failure.not-found',
    defaultMessage: 'This no longer exists.',
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
    defaultMessage: 'This request came from another site, so we blocked it.',
    description: 'Error: cross-site request',
  },
  'method-not-allowed': {
    id: 'failure.method-not-allowed',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: wrong HTTP method',
  },
  'request-timeout': {
    id: 'failure.request-timeout',
    defaultMessage: 'Your connection is too slow for this. Try again on a faster connection.',
    description: 'Error: the request arrived too slowly and was stopped',
  },
  'uri-too-long': {
    id: 'failure.uri-too-long',
    defaultMessage: 'This link is too long.',
    description: 'Error: the address of the request is too long',
  },
  'headers-too-large': {
    id: 'failure.headers-too-large',
    defaultMessage:
      'Your browser stores too many cookies for this site. Delete them, then sign in again.',
    description: 'Error: the headers of the request, most of them cookies, are too large',
  },
  'misdirected-request': {
    id: 'failure.misdirected-request',
    defaultMessage: 'You opened the portal at the wrong address. Use its usual address.',
    description: 'Error: the request was sent to a host name that is not ours',
  },
  'rate-limited': {
    id: 'failure.rate-limited',
    defaultMessage:
      'Too many requests. {time, select, none {Wait a moment} other {Wait {time}}} and try again.',
    description: 'Error: too many requests; time is, for example, 40 seconds or 2 hours',
  },
  'transition-not-allowed': {
    id: 'failure.transition-not-allowed',
    defaultMessage: 'Something changed, so this is no longer possible. Reload the page.',
    description: 'Error: the state of the thing does not allow the action',
  },
  'profile-not-approved': {
    id: 'failure.profile-not-approved',
    defaultMessage:
      'Your draft is saved. You can send it for review once your profile is approved.',
    description: 'Error: submitting before approval',
  },
  'revision-conflict': {
    id: 'failure.revision-conflict',
    defaultMessage: 'This was also changed somewhere else. Compare both versions and choose one.',
    description: 'Error: stale revision',
  },
  'claimed-by-other': {
    id: 'failure.claimed-by-other',
    defaultMessage: 'Another team member is reviewing this.',
    description: 'Error: another moderator has the post in hand',
  },
  'second-opinion-needed': {
    id: 'failure.second-opinion-needed',
    defaultMessage: 'You asked for a second opinion, so another moderator has to decide.',
    description: 'Error: a moderator decides on a post after asking for a second opinion',
  },
  'undo-expired': {
    id: 'failure.undo-expired',
    defaultMessage: 'The time to undo this is over.',
    description: 'Error: a moderator undoes a decision too late',
  },
  'idempotency-conflict': {
    id: 'failure.idempotency-conflict',
    defaultMessage: 'This was already sent with different content. Reload the page.',
    description: 'Error: same idempotency key, other body',
  },
  'envelope-expired': {
    id: 'failure.envelope-expired',
    defaultMessage:
      'These details were kept on this device too long to be sent. Please enter them again.',
    description: 'Error: bank details that were sealed on the phone weeks ago',
  },
  'handle-taken': {
    id: 'failure.handle-taken',
    defaultMessage: 'This handle is taken. Try another.',
    description: 'Error: handle belongs to somebody else',
  },
  'handle-malformed': {
    id: 'failure.handle-malformed',
    defaultMessage:
      'Use only small English letters, digits, dots and underscores. Start with a letter.',
    description: 'Error: handle has characters that are not allowed',
  },
  'already-taken': {
    id: 'failure.already-taken',
    defaultMessage: 'This is already in use. Try another.',
    description:
      'Error: a phone number, an email or a short name belongs to another account or source',
  },
  'storage-full': {
    id: 'failure.storage-full',
    defaultMessage:
      "Our storage is full, so this wasn't saved. Keep it on this device and try again later.",
    description: 'Error: the disks of the server or of its database are full',
  },
  'provider-unavailable': {
    id: 'failure.provider-unavailable',
    defaultMessage: "A service we need isn't responding. Try again in a moment.",
    description: 'Error: SMS, Google, Facebook or publisher is down',
  },
  'database-unavailable': {
    id: 'failure.database-unavailable',
    defaultMessage: "We can't load or save anything right now. Try again in a moment.",
    description: 'Error: the database is gone or locked',
  },
  'server-busy': {
    id: 'failure.server-busy',
    defaultMessage: "We're very busy right now. Try again in a moment.",
    description: 'Error: the server is overloaded',
  },
  'internal-error': {
    id: 'failure.internal-error',
    defaultMessage: 'Something went wrong !!',
    description: 'Error: the server failed',
  },
  'not-available': {
    id: 'failure.not-available',
    defaultMessage: "This isn't available yet.",
    description: 'Error: not built or not switched on',
  },
});

export const failureMessages: Record<FailureCode, MessageDescriptor> = {
  ...requestFailureMessages,
  ...signInFailureMessages,
  ...uploadFailureMessages,
  // The dialog that can meet it says more.
  'already-published': requestFailureMessages['transition-not-allowed'],
};
