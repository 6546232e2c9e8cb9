import type { Scenario } from '#mocks/scenario.ts';

/** A gallery came back for a watermark: its photographs can be replaced and sent again. */
export const rejectedGallery: Scenario = {
  name: 'rejected-gallery',
  group: 'Formats',
  title: 'Rejected gallery',
  description:
    'A gallery came back for a watermark: its photographs can be replaced and sent again.',
  lookFor: [
    'What the moderator asked for is above the photos.',
    'A second review can be requested from there.',
  ],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b4',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'gallery-rejected',
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
