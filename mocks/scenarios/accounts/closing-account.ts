import type { Scenario } from '#mocks/scenario.ts';
import { ownData } from './own-data.ts';

/** A creator who closes the account, signs in again and returns. */
export const closingAccount: Scenario = {
  ...ownData,
  name: 'closing-account',
  title: 'Closing the account',
  description: 'A creator closes the account at the end of the profile page.',
  lookFor: ['The end of the profile explains what closing means.', 'Closing has to be confirmed.'],
  answers: { ...ownData.answers, getAccountClosing: 'closing' },
  moves: [{ after: 'closeAccount', set: { getCurrentUser: 'signed-out' } }],
};
