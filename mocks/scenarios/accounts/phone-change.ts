import type { Scenario } from '#mocks/scenario.ts';
import { approved } from '../journeys/approved.ts';

/** An approved creator without a phone number adds one, or meets another account by it. */
export const phoneChange: Scenario = {
  ...approved,
  name: 'phone-change',
  group: 'Accounts',
  title: 'A phone number for the account',
  description:
    'The profile adds a number, or changes it. The code 0000 is wrong, 1111 has expired, 2222 opens the account choice, others are right.',
  lookFor: [
    'The profile lists the ways to sign in, with the number.',
    'A wrong, an expired and a right code look different.',
  ],
  start: '/app/profile',
  answers: {
    ...approved.answers,
    getLogins: 'facebook-only',
    updatePhoneNo: [
      { when: { action: 'submit-phone' }, answer: 'sent' },
      { when: { otp: '0000' }, answer: 'otp-wrong' },
      { when: { otp: '1111' }, answer: 'otp-expired' },
      { when: { otp: '2222' }, answer: 'conflict' },
      'verified',
    ],
    getAccountChoice: 'two',
    accountLinking: 'done',
  },
  moves: [
    { after: 'updatePhoneNo', when: { action: 'verify-phone' }, set: { getLogins: 'phone' } },
    { after: 'updatePhoneNo', when: { otp: '2222' }, set: { getCurrentUser: 'choosing-account' } },
    { after: 'accountLinking', set: { getCurrentUser: 'approved' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
