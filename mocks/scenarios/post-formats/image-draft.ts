import type { Scenario } from '#mocks/scenario.ts';

/** A wallpaper with its picture and kind, to be written on, cut and sent. */
export const imageDraft: Scenario = {
  name: 'image-draft',
  group: 'Formats',
  title: 'Image draft',
  description: 'A wallpaper with its picture and kind, to be written on, cut and sent.',
  lookFor: ['The picture is shown with its kind.', 'It can be cropped, replaced and removed.'],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b3',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'image-draft',
    uploadImage: 'done',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'image-in-review' },
      'image-draft',
    ],
  },
  moves: [
    {
      after: 'upsertPost',
      when: { post: { action: 'submit' } },
      set: { getPostById: 'image-in-review' },
    },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
  ],
};
