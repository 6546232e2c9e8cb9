import type { Scenario } from '#mocks/scenario.ts';

/** A video that the server refuses: the error is shown next to it, and the text stays. */
export const videoRefused: Scenario = {
  name: 'video-too-large',
  group: 'Formats',
  title: 'Video too large',
  description: 'Any chosen video is rejected as too large; the text is kept.',
  lookFor: ['The limit is explained when a video is chosen.', 'Another video can be chosen.'],
  start: '/app/post/create?format=FORMAT_VIDEO',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    createVideoUpload: 'video-too-large',
    upsertPost: 'video-draft',
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
