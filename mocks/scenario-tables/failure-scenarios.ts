import type { Answer, Example, OperationId, Scenario } from '../scenario.ts';
import type { Member } from './generated-scenario.ts';

/** The steps up to the failure. */
export type Deed = 'phone' | 'code' | 'password' | 'google' | 'link' | 'profile';

type Way = Pick<Scenario, 'start' | 'answers' | 'cookies'> & { path: string };

/** Everything works until the failing call. */
const ways: Record<Deed, Way> = {
  phone: signedOut('/login/mobile'),
  code: signedOut('/login/mobile'),
  password: signedOut('/login/internal'),
  google: signedOut('/login/agency'),
  link: signedOut('/token-login', '/token-login?token=q8Zt1mV0c3Xw5Yk7Rb9Nf2Ld4Hs6Pg8Ju0Ae3Io5Uy7'),
  profile: {
    start: '/profile',
    path: '/profile',
    cookies: { nextScreen: 'profile-submission' },
    answers: {
      getCurrentUser: {
        example: 'new-creator',
        changed: { nextScreen: 'profile-submission', newUser: false },
      },
      getProfileDetails: 'empty',
      checkHandle: 'available',
    },
  },
};

function signedOut(path: string, start = path): Way {
  return {
    start,
    path,
    cookies: { nextScreen: 'login' },
    // Google and Facebook themselves, and no sandbox.
    answers: { getConfig: 'production', getCurrentUser: 'signed-out' },
  };
}

type Row = { name: string; deed: Deed; operation: OperationId; answer: Answer; message: string };

const sent = { when: { action: 'submit-phone' }, answer: 'sent' } as const;
const phone = (name: string, answer: Answer, message: string): Row => ({
  name,
  deed: 'phone',
  operation: 'updatePhoneNo',
  answer,
  message,
});
const code = (name: string, answer: Example, message: string): Row => ({
  name,
  deed: 'code',
  operation: 'updatePhoneNo',
  answer: [sent, answer],
  message,
});
const login = (name: string, deed: Deed, answer: Answer, message: string): Row => ({
  name,
  deed,
  operation: 'login',
  answer,
  message,
});
const profile = (name: string, answer: Answer, message: string): Row => ({
  name,
  deed: 'profile',
  operation: 'register',
  answer,
  message,
});

const blocked = 'Your account is blocked. Please contact support.';
const noNetwork = 'No connection. Check your internet and try again.';
const wentWrong = 'Something went wrong !!';

/** The failures of spec point 8 before and on the dashboard, with their messages. */
const rows: Row[] = [
  phone('otp-send-failed', 'otp-send-failed', 'Otp sending failed'),
  phone('otp-resend-too-soon', 'otp-resend-too-soon', 'Enter the code'),
  phone('otp-rate-limited', 'otp-rate-limited', 'Too many codes were sent to this number.'),
  phone(
    'otp-device-limited',
    'otp-device-limited',
    'Too many codes were requested in this browser.',
  ),
  phone(
    'otp-network-limited',
    'otp-network-limited',
    'Too many codes were requested from your network.',
  ),
  phone('otp-blocked', 'account-blocked', blocked),
  phone('otp-no-reply', { noReply: true }, noNetwork),
  phone('otp-server-error', 'internal-error', wentWrong),
  code('otp-wrong', 'otp-wrong', 'Otp verification failed.'),
  code('otp-superseded', 'otp-superseded', 'This is an older code. Enter the latest one.'),
  code(
    'otp-other-browser',
    'otp-other-browser',
    'This code was requested in another browser or app. Request a new one here.',
  ),
  code(
    'otp-longer-code-needed',
    'otp-longer-code-needed',
    'Wrong code. Request a new one. For your security, it will have 8 digits.',
  ),
  code('otp-expired', 'otp-expired', 'This code has expired. Request a new one.'),
  code('otp-tries-exhausted', 'otp-attempts-exhausted', 'Too many wrong codes. Request a new one.'),
  code(
    'otp-number-changed-recently',
    'changed-recently',
    "These accounts can't be merged yet: a phone number or login was changed in the last 72 hours.",
  ),
  code('otp-number-taken', 'not-available', 'This number belongs to another account.'),
  code('otp-check-blocked', 'account-blocked', blocked),
  code('otp-check-no-reply', { noReply: true }, noNetwork),
  login('login-failed', 'password', 'login-failed', 'Login failed'),
  login('login-rate-limited', 'password', 'rate-limited', 'Too many requests.'),
  login('login-blocked', 'password', 'account-blocked', blocked),
  login('login-social-failed', 'google', 'login-failed', 'Login failed'),
  login('login-social-blocked', 'google', 'account-blocked', blocked),
  login(
    'login-provider-unavailable',
    'google',
    'provider-unavailable',
    "A service we need isn't responding. Try again in a moment.",
  ),
  login(
    'sign-in-link-used',
    'link',
    'sign-in-link-expired',
    'This link has been used or has expired.',
  ),
  login('sign-in-link-no-reply', 'link', { noReply: true }, noNetwork),
  profile('profile-handle-taken', 'handle-taken', 'This is taken. Try another.'),
  profile(
    'profile-handle-malformed',
    'handle-malformed',
    'Use 3 to 30 characters: lowercase letters (a–z), numbers, dots and underscores.',
  ),
  profile(
    'profile-database-unavailable',
    'database-unavailable',
    "We can't load or save anything right now. Try again in a moment.",
  ),
  profile('profile-storage-full', 'storage-full', "Our storage is full, so this wasn't saved."),
  profile('profile-no-reply', { noReply: true }, noNetwork),
  profile('profile-server-error', 'internal-error', wentWrong),
];

/** One failure each, after its action. The message is shown, and the action can be retried. */
export const failures: (Omit<Member, 'heading'> & { deed: Deed; message: string })[] = rows.map(
  ({ name, deed, operation, answer, message }) => {
    const { path, answers, ...way } = ways[deed];
    return {
      scenario: {
        name,
        group: 'Failures',
        title: name,
        description: `At ${path}: “${message}”.`,
        lookFor: [`“${message}” appears.`, 'What was typed is kept, and there is a way on.'],
        ...way,
        answers: { ...answers, [operation]: answer },
      },
      path,
      deed,
      message,
    };
  },
);
