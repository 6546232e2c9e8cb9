import { accountChoice, accountOption } from '#contract/examples/auth/accounts.ts';
import { id } from '#contract/examples/ids.ts';
import type { Account, AccountChoice } from '#machines/flow/accounts/merge-plan.ts';

const account = (last: number, more: Partial<Account> = {}): Account =>
  accountOption({
    keyIdentifier: id(`${last}`),
    name: null,
    handle: null,
    profileImage: null,
    linkedAccounts: [],
    posts: 0,
    followers: 0,
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
): AccountChoice => accountChoice({ dhAccounts: [signedIn], conflictAccounts: others, ...more });
