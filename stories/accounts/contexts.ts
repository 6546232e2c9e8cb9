import type { Account, AccountChoice, MergeContext } from '#machines/flow/merge-accounts-events.ts';

const now = Date.parse('2026-11-21T15:00:00+05:30');

export const google: Account = {
  keyIdentifier: '01930000-0000-7000-8000-000000000001',
  name: 'मीरा कुलकर्णी',
  handle: 'meera.likhti',
  profileImage: null,
  linkedAccounts: [{ loginType: 'GOOGLE' }],
  creatorType: 'UGC',
  posts: 42,
  followers: 1284,
  isOffered: true,
};
export const phone: Account = {
  ...google,
  keyIdentifier: '01930000-0000-7000-8000-000000000002',
  name: 'Meera K',
  handle: 'meera.k',
  linkedAccounts: [{ loginType: 'MOBILE' }],
  posts: 1,
  followers: 17,
};
const facebook: Account = {
  ...google,
  keyIdentifier: '01930000-0000-7000-8000-000000000003',
  name: null,
  handle: null,
  linkedAccounts: [{ loginType: 'FACEBOOK' }],
  posts: 0,
  followers: 0,
};
const icc: Account = {
  ...google,
  keyIdentifier: '01930000-0000-7000-8000-000000000005',
  handle: 'meera.vidarbha',
  linkedAccounts: [{ loginType: 'MOBILE' }, { loginType: 'FACEBOOK' }],
  creatorType: 'ICC',
  posts: 318,
  followers: 20_416,
};

const choiceBetween = (own: Account, ...others: Account[]): AccountChoice => ({
  dhAccounts: [own],
  conflictAccounts: others,
  deadline: '2026-11-21T09:31:00.000Z',
  secondsLeft: 60,
  extensionsLeft: 10,
});

export const choices = {
  two: choiceBetween(google, phone),
  three: choiceBetween(google, phone, facebook),
  types: choiceBetween({ ...google, isOffered: false }, icc),
  last: { ...choiceBetween(google, phone), extensionsLeft: 0 },
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
