import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** Three accounts, merged two at a time, as one process for the person. */
export const choiceOfThree = choosing({
  name: 'account-choice-three',
  title: 'Account choice with three accounts',
  description:
    'Keep the first one, and the others join it in turn. Keep another one to see another choice.',
  lookFor: ['Three accounts are offered.', 'After the first choice the others follow.'],
  answers: {
    getAccountChoice: 'three',
    accountLinking: [
      { when: { isTimedOut: true }, answer: 'timed-out' },
      {
        when: { dhAccount: { defunctId: '01930000-0000-7000-8000-000000000003' } },
        answer: 'done',
      },
      { when: { dhAccount: {} }, answer: 'next-choice' },
      'skipped',
    ],
  },
});
