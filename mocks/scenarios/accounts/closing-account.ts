import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** A creator who closes the account, signs in again and returns. */
export const closingAccount: Scenario = {
  ...ownData,
  name: 'closing-account',
  title: 'Closing the account',
  description: 'A creator closes the account at the end of the profile page.',
  answers: { ...ownData.answers, getAccountClosing: 'closing' },
  moves: [{ after: 'closeAccount', set: { getCurrentUser: 'signed-out' } }],
};

/** The number was changed in the last 72 hours. */
export const closingAccountTooEarly: Scenario = {
  ...closingAccount,
  name: 'closing-account-too-early',
  title: 'Closing the account, too early',
  description: 'The account cannot be closed yet, because its phone number was changed.',
  answers: {
    ...closingAccount.answers,
    closeAccount: { code: 409, example: 'changed-recently' },
  },
  moves: [],
};

/** Somebody signs in to an account that they have closed. */
export const closedAccount: Scenario = {
  ...closingAccount,
  name: 'closed-account',
  title: 'Closed account',
  description: 'A creator who has closed the account signs in and opens it again.',
  start: '/account-closing',
  cookies: { nextScreen: 'account-closing' },
  answers: {
    ...closingAccount.answers,
    getCurrentUser: {
      example: 'bank-details-approved',
      changed: { nextScreen: 'account-closing', permissions: [] },
    },
  },
  moves: [
    {
      after: 'reopenAccount',
      set: { getCurrentUser: 'bank-details-approved', getAccountClosing: 'open' },
    },
  ],
};
