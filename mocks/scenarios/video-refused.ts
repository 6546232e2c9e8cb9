import type { Scenario } from '../scenario.ts';

/** A video that the server does not take: it is said beside it, and what was written stays. */
export const videoRefused: Scenario = {
  name: 'video-refused',
  group: 'Formats',
  title: 'Video that is refused',
  description: 'Any video that is chosen is refused as too large; what was written stays.',
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
