import { defineMessages } from 'react-intl';

/* English texts are those of spec point 8 where it has one. */
export const signInFailureMessages = defineMessages({
  'otp-rate-limited': {
    id: 'failure.otp-rate-limited',
    defaultMessage:
      'Too many codes were sent to this number. {hours, plural, =0 {{minutes, plural, =0 {Try again later.} one {Try again in # minute.} other {Try again in # minutes.}}} one {Try again in # hour.} other {Try again in # hours.}}',
    description:
      'Error: more than five codes in an hour, or twenty in a day; hours is 0 for shorter waits',
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
      "We've already sent a code. {wait, plural, =0 {Wait a moment} one {Wait # second} other {Wait # seconds}} before you ask for another.",
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
    defaultMessage: 'This is an older code. Enter the latest one.',
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
    description:
      'Error: confirming who one is by a Google or Facebook account that is not linked here',
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
    description:
      'Error: the second step of a staff sign-in came too late, or after five wrong codes',
  },
  'code-wrong': {
    id: 'failure.code-wrong',
    defaultMessage:
      'Wrong code. {left, plural, =-1 {Check it and try again.} =0 {No tries left.} one {# try left.} other {# tries left.}}',
    description:
      'Error: wrong code of an authenticator app or recovery code; left is -1 when unknown',
  },
  'passkey-refused': {
    id: 'failure.passkey-refused',
    defaultMessage: 'This passkey was not accepted. Try again, or choose another way.',
    description: 'Error: a passkey that the account does not know, or an answer that came too late',
  },
  'passkey-cancelled': {
    id: 'failure.passkey-cancelled',
    defaultMessage:
      'The passkey request was cancelled or timed out. Try again, or choose another way.',
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
    defaultMessage:
      'This link has been used or has expired. Ask for a new one, or sign in another way.',
    description: 'Error: a one-time sign-in link does not work any more',
  },
  'ogc-not-owner': {
    id: 'failure.ogc-not-owner',
    defaultMessage:
      'This account belongs to another email address. Sign in with the one that was invited.',
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
    defaultMessage: 'Your account is blocked. Please contact support.',
    description: 'Error: a blocked creator signs in',
  },
  'reauthentication-required': {
    id: 'failure.reauthentication-required',
    defaultMessage: "Confirm that it's you, then try again.",
    description:
      'Error: a sensitive change was not made, because the person did not confirm who they are',
  },
  'phone-change-expired': {
    id: 'failure.phone-change-expired',
    defaultMessage: 'This number change can no longer be undone. Please contact support.',
    description: 'Error: on the page that changes a phone number back',
  },
  'changed-recently': {
    id: 'failure.changed-recently',
    defaultMessage:
      "These accounts can't be merged yet: a phone number or login was changed in the last 72 hours. Try again after that.",
    description:
      'Error: the accounts of a creator cannot be merged until a change can no longer be undone',
  },
});
