import type { Scenario } from '#mocks/scenario.ts';

/**
 * A video that has arrived, with the picture before it plays; another frame can be chosen, and it
 * can be sent.
 */
export const videoDraft: Scenario = {
  name: 'video-draft',
  group: 'Formats',
  title: 'Video draft',
  description:
    'A video that has arrived, with the picture before it plays; another frame can be chosen, and it can be sent.',
  lookFor: [
    'The length and the size of the video are shown.',
    'The cover can be another frame or an own picture.',
  ],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b5',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'video-draft',
    uploadImage: 'done',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'video-in-review' },
      'video-draft',
    ],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'video-in-review' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
