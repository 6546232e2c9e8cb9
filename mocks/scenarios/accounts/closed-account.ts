import type { Scenario } from '#mocks/scenario.ts';
import { closingAccount } from './closing-account.ts';

/** Somebody signs in to an account that they have closed. */
export const closedAccount: Scenario = {
  ...closingAccount,
  name: 'closed-account',
  title: 'Closed account',
  description: 'A creator who has closed the account signs in and opens it again.',
  lookFor: ['The page says when the account is deleted for good.', 'It can be opened again.'],
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
