import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** The last seconds of a choice whose time cannot be extended any more. */
export const choiceEnding = choosing({
  name: 'account-choice-expiring',
  title: 'Account choice about to expire',
  description: 'Fourteen seconds are left and no more time is granted. Then the session ends.',
  lookFor: [
    'The last seconds are counted down in a warning.',
    'No more time is offered; at the end the session is over.',
  ],
  answers: { getAccountChoice: 'ending' },
});
