import type { Account, AccountChoice } from '#machines/flow/merge-accounts-events.ts';

const account = (last: number, more: Partial<Account> = {}): Account => ({
  keyIdentifier: `01930000-0000-7000-8000-00000000000${last}`,
  name: null,
  handle: null,
  profileImage: null,
  linkedAccounts: [],
  creatorType: 'UGC',
  posts: 0,
  followers: 0,
  isOffered: true,
  ...more,
});

export const own = account(1);
export const other = account(2);
export const third = account(3);
export const notOffered = account(4, { isOffered: false });

/** A choice that is open for a minute, first the account that is signed in. */
export const choiceOf = (
  [signedIn, ...others]: [Account, ...Account[]],
  more: Partial<AccountChoice> = {},
): AccountChoice => ({
  dhAccounts: [signedIn],
  conflictAccounts: others,
  deadline: '2026-11-21T09:31:00.000Z',
  secondsLeft: 60,
  extensionsLeft: 10,
  ...more,
});
