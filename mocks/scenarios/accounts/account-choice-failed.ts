import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** The accounts cannot be joined any more, and more time is not granted either. */
export const choiceFailed = choosing({
  name: 'account-choice-failed',
  title: 'Account choice that fails',
  description:
    'Confirm fails with "Error Occured while linking"; the session ends. More time is refused.',
  lookFor: ['Confirming fails and ends the session.', 'A request for more time is refused.'],
  answers: {
    getAccountChoice: 'two',
    extendAccountChoice: 'transition-not-allowed',
    accountLinking: [
      { when: { isTimedOut: true }, answer: 'timed-out' },
      { when: { dhAccount: {} }, answer: 'choice-failed' },
      'skipped',
    ],
  },
});
