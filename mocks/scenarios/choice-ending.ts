import { choosing } from '../choosing.ts';

/** The last seconds of a choice whose time cannot be extended any more. */
export const choiceEnding = choosing({
  name: 'choice-ending',
  title: 'Choice about to end',
  description: 'Fourteen seconds are left and no more time can be had. Then the session ends.',
  answers: { getAccountChoice: 'ending' },
});
