import { choosing } from '../choosing.ts';

/** Accounts of different types: only the one of ICC may be kept. */
export const choiceOfTypes = choosing({
  name: 'choice-of-types',
  title: 'Choice between types',
  description: 'One account is ICC, the other is not, so only the first may be kept; the other says why.',
  answers: { getAccountChoice: 'differing-types' },
});
