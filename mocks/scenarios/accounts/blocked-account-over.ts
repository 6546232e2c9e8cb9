import type { Scenario } from '#mocks/scenario.ts';
import { blockedAccount } from './blocked-account.ts';

/** The access of an hour is over. */
export const blockedAccountOver: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-over',
  title: 'Blocked account: access over',
  description: 'The hour after the sign-in is over; the page asks to sign in again.',
  lookFor: [
    'The page says that it is shown for one hour after a sign-in.',
    'What was written is kept on the device.',
  ],
  answers: {
    ...blockedAccount.answers,
    getBlockedAccount: 'unauthenticated',
  },
  moves: [],
};
