import type { Scenario } from '#mocks/scenario.ts';
import { blockedAccount } from './blocked-account.ts';

/** The copy of the data could not be prepared and can be requested again. */
export const blockedAccountCopyFailed: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-copy-failed',
  title: 'Blocked account, copy failed',
  description: 'The copy of the data could not be prepared and can be requested again.',
  lookFor: ['The copy failed and can be requested again.'],
  answers: {
    ...blockedAccount.answers,
    getDataExport: 'failed',
  },
};
