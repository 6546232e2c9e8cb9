import type { Scenario } from '#mocks/scenario.ts';
import { approved } from '../journeys/approved.ts';

/** A creator who signed in long ago changes the number: the portal asks for a confirmation. */
export const oldSession: Scenario = {
  ...approved,
  name: 'reauthentication-required',
  group: 'Accounts',
  title: 'Sensitive change that needs confirmation',
  description:
    'Changing the number asks to confirm by a code or Google. The code 0000 is wrong, 1111 has expired, after 2222 a longer one is needed, others are right.',
  lookFor: [
    'Changing the number asks to confirm first.',
    'After the confirmation the change goes on.',
  ],
  start: '/app/profile',
  answers: {
    ...approved.answers,
    getLogins: 'phone-and-google',
    updatePhoneNo: 'reauthentication-required',
    reauthenticate: [
      { when: { action: 'send-code' }, answer: 'sent' },
      { when: { otp: '0000' }, answer: 'otp-wrong' },
      { when: { otp: '1111' }, answer: 'otp-expired' },
      { when: { otp: '2222' }, answer: 'otp-longer-code-needed' },
      'confirmed',
    ],
  },
  moves: [
    {
      after: 'reauthenticate',
      when: { action: 'verify-code' },
      set: { updatePhoneNo: [{ when: { action: 'submit-phone' }, answer: 'sent' }, 'verified'] },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
