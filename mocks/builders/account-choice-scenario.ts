import type { Scenario } from '../scenario.ts';

/**
 * A situation with a choice between accounts; `done`, skipped and timed out continue as on the
 * server.
 */
export function choosing({
  answers,
  ...scenario
}: Pick<Scenario, 'name' | 'title' | 'description' | 'lookFor' | 'answers'>): Scenario {
  return {
    ...scenario,
    group: 'Accounts',
    start: '/merge-accounts',
    cookies: { nextScreen: 'account-linking' },
    answers: {
      getCurrentUser: 'choosing-account',
      getProfileDetails: 'approved',
      getPostByFilter: 'mixed',
      getQuickAnalytics: 'some',
      extendAccountChoice: 'extended',
      accountLinking: [
        { when: { isTimedOut: true }, answer: 'timed-out' },
        { when: { dhAccount: {} }, answer: 'done' },
        'skipped',
      ],
      ...answers,
    },
    moves: [
      {
        after: 'accountLinking',
        set: { getCurrentUser: 'phone-pending', getAccountChoice: 'none' },
      },
      { after: 'accountLinking', when: { dhAccount: {} }, set: { getCurrentUser: 'approved' } },
      {
        after: 'accountLinking',
        when: { isTimedOut: true },
        set: { getCurrentUser: 'signed-out' },
      },
      { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    ],
  };
}
