import type { Scenario } from '../scenario.ts';
import { staff } from './staff.ts';

/** Staff who have to set up a second factor before anything else. */
export const staffSetUp: Scenario = {
  ...staff,
  name: 'staff-set-up',
  group: 'Staff accounts',
  title: 'A second factor to set up',
  description:
    'After the password a second factor has to be set up. The code 000000 of the app is wrong, others are right; then recovery codes are shown.',
  start: '/login/internal',
  cookies: { nextScreen: 'login' },
  answers: {
    ...staff.answers,
    getCurrentUser: 'signed-out',
    login: 'enrol',
    startAuthenticator: 'begun',
    confirmAuthenticator: [{ when: { code: '000000' }, answer: 'code-wrong' }, 'first'],
    startPasskey: 'not-available',
  },
  moves: [
    { after: 'confirmAuthenticator', set: { getCurrentUser: 'staff' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
