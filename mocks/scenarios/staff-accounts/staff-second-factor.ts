import type { Scenario } from '#mocks/scenario.ts';
import { staff } from '../journeys/staff.ts';

/** Staff whose password is followed by a code of their authenticator app. */
export const staffSecondStep: Scenario = {
  ...staff,
  name: 'staff-second-factor',
  group: 'Staff accounts',
  title: 'Second factor at sign-in',
  description:
    'The email delayed@creator.example has to wait, others are asked for a code. The code 000000 is wrong, 111111 comes too late, others are right. A forgotten password can be asked for.',
  lookFor: [
    'After the password a code is asked for.',
    'A wrong code and one that comes too late look different.',
  ],
  start: '/login/internal',
  cookies: { nextScreen: 'login' },
  answers: {
    ...staff.answers,
    getCurrentUser: 'signed-out',
    login: [
      { when: { email: 'delayed@creator.example' }, answer: 'sign-in-delayed' },
      'second-step-app',
    ],
    verifySecondFactor: [
      { when: { code: '000000' }, answer: 'code-wrong' },
      { when: { code: '111111' }, answer: 'second-step-expired' },
      'staff',
    ],
    requestPasswordReset: 'done',
  },
  moves: [
    { after: 'verifySecondFactor', set: { getCurrentUser: 'staff' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
