import type { Scenario } from '#mocks/scenario.ts';
import { blockedAccount } from './blocked-account.ts';

/** A copy of the data is ready; a new one can be requested on a later day only. */
export const blockedAccountCopyLimited: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-copy-limited',
  title: 'Blocked account, too many copies',
  description: 'A copy of the data is ready; a new one can be requested on a later day only.',
  lookFor: ['The copy can be downloaded.', 'A new one is possible on a later day only.'],
  answers: {
    ...blockedAccount.answers,
    getDataExport: 'limited',
  },
};
