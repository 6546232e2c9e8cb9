import type { Scenario } from '#mocks/scenario.ts';

/** No space is left for videos: it is said what to do, and the video and what was written stay. */
export const videoQuota: Scenario = {
  name: 'video-quota-reached',
  group: 'Formats',
  title: 'Video quota reached',
  description:
    "The creator's storage is too full for the chosen video. It stays on the device, and so does the text.",
  lookFor: ['The limit is explained when a video is chosen.', 'The text is kept.'],
  start: '/app/post/create?format=FORMAT_VIDEO',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    createVideoUpload: 'quota-reached',
    upsertPost: 'video-draft',
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
