import type { Scenario } from '#mocks/scenario.ts';

/** A gallery of two photographs with captions, to be put in order and sent. */
export const galleryDraft: Scenario = {
  name: 'gallery-draft',
  group: 'Formats',
  title: 'Gallery draft',
  description: 'A gallery of two photographs with captions, to be put in order and sent.',
  lookFor: [
    'There are two photos of at most 30, and the first is the cover.',
    'The order can be changed, also by keyboard.',
  ],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b4',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'gallery-draft',
    uploadImage: 'done',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'gallery-in-review' },
      'gallery-draft',
    ],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'gallery-in-review' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
