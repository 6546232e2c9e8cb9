import {
  accountNotOffered,
  accountOption,
  facebookAccount,
  iccAccount,
  phoneAccount,
} from '#contract/examples/auth/accounts.ts';
import type { Account, MergeContext } from '#machines/flow/accounts/merge-plan.ts';
import { choiceOf } from '#test/factories/account-choices.ts';

const now = Date.parse('2026-11-21T15:00:00+05:30');

export const google: Account = accountOption({ profileImage: null });
export const phone: Account = { ...phoneAccount, posts: 1 };

export const choices = {
  two: choiceOf([google, phone]),
  three: choiceOf([google, phone, facebookAccount]),
  types: choiceOf([accountNotOffered, { ...iccAccount, profileImage: null }]),
  last: choiceOf([google, phone], { extensionsLeft: 0 }),
};

/** A choice of two, with 48 seconds left. */
export const mergeContext: MergeContext = {
  choice: choices.two,
  selectedId: null,
  now,
  deadlineAt: now + 48_000,
  answer: null,
  failure: null,
};
