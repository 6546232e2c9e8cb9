import type { Scenario } from '#mocks/scenario.ts';

/** An approved creator whose post was rejected with reasons: it can be corrected and sent again. */
export const rejectedPost: Scenario = {
  name: 'rejected-post',
  group: 'Main journeys',
  title: 'Rejected post',
  description: 'A rejected post shows its reasons. It can be fixed and resubmitted.',
  lookFor: [
    'The rejected post names its reasons on its card.',
    'It opens in the editor and can be sent again.',
  ],
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostByFilter: 'rejected',
    getPostById: 'rejected',
    getQuickAnalytics: 'some',
    upsertPost: [{ when: { post: { action: 'submit' } }, answer: 'submitted' }, 'saved'],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'in-review', getPostByFilter: 'mixed' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
