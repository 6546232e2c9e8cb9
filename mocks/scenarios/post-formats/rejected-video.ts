import type { Scenario } from '#mocks/scenario.ts';

/** A video that moderators rejected with a reason; it can be corrected and sent again. */
export const rejectedVideo: Scenario = {
  name: 'rejected-video',
  group: 'Formats',
  title: 'Rejected video',
  description: 'A video rejected by moderators, with the reason; it can be fixed and resubmitted.',
  lookFor: [
    'What the moderator asked for is above the video.',
    'A second review can be requested from there.',
  ],
  start: '/app/post/edit?postUID=01930000-0000-7000-8000-0000000000b5',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'video-rejected',
    uploadImage: 'done',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'video-in-review' },
      'video-rejected',
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
