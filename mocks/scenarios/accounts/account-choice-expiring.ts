import { choosing } from '#mocks/builders/account-choice-scenario.ts';

/** The last seconds of a choice whose time cannot be extended any more. */
export const choiceEnding = choosing({
  name: 'account-choice-expiring',
  title: 'Account choice about to expire',
  description: 'Fourteen seconds are left and no more time can be had. Then the session ends.',
  answers: { getAccountChoice: 'ending' },
});
