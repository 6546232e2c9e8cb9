import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** Two accounts of one person, a minute to choose, more time on request. */
export const choiceOfTwo = choosing({
  name: 'account-choice-two',
  title: 'Account choice with two accounts',
  description:
    'A login belongs to two accounts. Confirm joins them, Skip leaves them, and the minute runs.',
  lookFor: [
    'The seconds that are left are counted down.',
    'More time can be requested.',
    'Confirm and Skip lead on.',
  ],
  answers: { getAccountChoice: 'two' },
});
