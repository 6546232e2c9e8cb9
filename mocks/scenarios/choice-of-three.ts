import { choosing } from '../choosing.ts';

/** Three accounts: two become one at a time, in one go for whoever chooses. */
export const choiceOfThree = choosing({
  name: 'choice-of-three',
  title: 'Choice of three accounts',
  description:
    'Keep the first one, and the others join it one after another. Keep another one, and a further choice opens.',
  answers: {
    getAccountChoice: 'three',
    accountLinking: [
      { when: { isTimedOut: true }, answer: 'timed-out' },
      {
        when: { dhAccount: { defunctId: '01930000-0000-7000-8000-000000000003' } },
        answer: 'done',
      },
      { when: { dhAccount: {} }, answer: 'done-one-remains' },
      'skipped',
    ],
  },
});
