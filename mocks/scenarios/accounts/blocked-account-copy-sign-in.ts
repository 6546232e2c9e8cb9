import type { Scenario } from '#mocks/scenario.ts';
import { blockedAccount } from './blocked-account.ts';

/** The sign-in is older than ten minutes: the copy of the data needs another one. */
export const blockedAccountCopySignIn: Scenario = {
  ...blockedAccount,
  name: 'blocked-account-copy-sign-in',
  title: 'Blocked account, sign in for the copy',
  description: 'The sign-in is older than ten minutes: the copy of the data needs another one.',
  lookFor: ['The request for a copy asks to sign in again.'],
  answers: {
    ...blockedAccount.answers,
    getDataExport: 'ready',
    createDataExportLink: 'unauthenticated',
    requestDataExport: 'unauthenticated',
  },
};
