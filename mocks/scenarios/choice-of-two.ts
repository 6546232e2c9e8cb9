import { choosing } from '../choosing.ts';

/** Two accounts of one person, a minute to choose, more time to be had. */
export const choiceOfTwo = choosing({
  name: 'choice-of-two',
  title: 'Choice of two accounts',
  description: 'A login belongs to two accounts. Confirm joins them, Skip leaves them, and the minute runs.',
  answers: { getAccountChoice: 'two' },
});
