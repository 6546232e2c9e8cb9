import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** Accounts of different types: only the one of ICC may be kept. */
export const choiceOfTypes = choosing({
  name: 'account-choice-creator-types',
  title: 'Account choice with different creator types',
  description:
    'One account is ICC, the other is not, so only the first may be kept; the other says why.',
  lookFor: ['The account that cannot be kept says why.', 'It cannot be chosen.'],
  answers: { getAccountChoice: 'differing-types' },
});
