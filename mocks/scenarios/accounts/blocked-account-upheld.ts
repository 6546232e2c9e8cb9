import type { Scenario } from '#mocks/scenario.ts';
import { blockedAccount } from './blocked-account.ts';

/** The second review was decided: the account stays blocked. */
export const blockedAccountUpheld: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-upheld',
  title: 'Blocked account: decision stays',
  description: 'Another person came to the same decision and says why.',
  lookFor: ['The page says that the decision stays, and why.'],
  answers: { ...blockedAccount.answers, getBlockedAccount: 'upheld' },
  moves: blockedAccount.moves,
};
