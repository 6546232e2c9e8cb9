import type { Scenario } from '../scenario.ts';

/** An approved creator whose post came back with reasons: it can be mended and sent again. */
export const rejectedPost: Scenario = {
  name: 'rejected-post',
  group: 'Whole walks',
  title: 'Rejected post',
  description: 'A post came back with its reasons. It can be mended and sent again.',
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
