import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** A link to a new password. */
export const passwordReset: Scenario = {
  ...staff,
  name: 'password-reset',
  group: 'Staff accounts',
  title: 'Password reset link',
  description:
    'The password "Password12345" is easily guessed, with "this link is too old" the link has expired; others are saved.',
  lookFor: [
    'The rules of a password are beside the field.',
    'An easily guessed password is refused with the reason.',
    'A link that is too old leads back.',
  ],
  start: `/reset-password#token=${'x'.repeat(43)}`,
  cookies: { nextScreen: 'login' },
  answers: {
    ...staff.answers,
    getCurrentUser: 'signed-out',
    resetPassword: [
      { when: { newPassword: 'Password12345' }, answer: 'easily-guessed' },
      { when: { newPassword: 'this link is too old' }, answer: 'reset-link-expired' },
      'done',
    ],
    requestPasswordReset: 'done',
  },
};
