import type { Scenario } from '#mocks/scenario.ts';
import { socialSignIn } from '../journeys/social-sign-in.ts';

/** Somebody whose account is blocked signs in, and asks for a second review. */
export const blockedAccount: Scenario = {
  ...socialSignIn,
  name: 'blocked-account',
  group: 'Accounts',
  title: 'Blocked account',
  description: 'The reason of the block, and a request for a second review with photos.',
  start: '/account-blocked',
  answers: {
    ...socialSignIn.answers,
    getBlockedAccount: 'available',
    appealBlock: 'acknowledged',
    uploadImage: 'done',
  },
  moves: [{ after: 'appealBlock', set: { getBlockedAccount: 'open' } }],
};

/** The second review was decided: the account stays blocked. */
export const blockedAccountUpheld: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-upheld',
  title: 'Blocked account: decision stays',
  description: 'Another person came to the same decision and says why.',
  answers: { ...blockedAccount.answers, getBlockedAccount: 'upheld' },
  moves: [],
};

/** The access of an hour is over. */
export const blockedAccountOver: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-over',
  title: 'Blocked account: access over',
  description: 'The hour after the sign-in is over; the page asks to sign in again.',
  answers: {
    ...blockedAccount.answers,
    getBlockedAccount: 'unauthenticated',
  },
  moves: [],
};
