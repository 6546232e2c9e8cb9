import type { Scenario } from '#mocks/scenario.ts';

/** An article that can be sent, and two posts with the same text. */
export const articleDoubted: Scenario = {
  name: 'duplicate-article',
  group: 'Formats',
  title: 'Article with a duplicate',
  description:
    'An article that can be sent; its last step says that two other posts have the same title, one of them the same text too.',
  lookFor: ['The last step names two other posts.', 'The post can still be sent.'],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000a1',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'draft',
    findDuplicates: 'found',
    upsertPost: [{ when: { post: { action: 'submit' } }, answer: 'submitted' }, 'saved'],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'in-review' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
