import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** Staff who have to set up a second factor before anything else. */
export const staffSetUp: Scenario = {
  ...staff,
  name: 'staff-second-factor-setup',
  group: 'Staff accounts',
  title: 'Second factor setup',
  description:
    'After the password a second factor has to be set up. The code 000000 of the app is wrong, others are right; then recovery codes are shown.',
  lookFor: [
    'After the password an app has to be set up.',
    'Recovery codes are shown once, and can be copied.',
  ],
  start: '/login/internal',
  cookies: { nextScreen: 'login' },
  answers: {
    ...staff.answers,
    getCurrentUser: 'signed-out',
    login: 'enrol',
    startAuthenticator: 'started',
    confirmAuthenticator: [{ when: { code: '000000' }, answer: 'code-wrong' }, 'first'],
    startPasskey: 'not-available',
  },
  moves: [
    { after: 'confirmAuthenticator', set: { getCurrentUser: 'staff' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
