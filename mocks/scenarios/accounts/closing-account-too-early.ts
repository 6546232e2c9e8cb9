import type { Scenario } from '#mocks/scenario.ts';
import { closingAccount } from './closing-account.ts';

/** The number was changed in the last 72 hours. */
export const closingAccountTooEarly: Scenario = {
  ...closingAccount,
  name: 'closing-account-too-early',
  title: 'Closing the account, too early',
  description: 'The account cannot be closed yet, because its phone number was changed.',
  lookFor: ['Closing is refused with the reason.'],
  answers: {
    ...closingAccount.answers,
    closeAccount: { code: 409, example: 'changed-recently' },
  },
  moves: [],
};
