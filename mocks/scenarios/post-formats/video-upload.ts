import type { Scenario } from '#mocks/scenario.ts';

/** A video from the choice of its file to its way to the moderators. */
export const videoUpload: Scenario = {
  name: 'video-upload',
  group: 'Formats',
  title: 'Video from the device',
  description:
    'Any MP4 is sent in pieces. After a network failure or a reload it continues with what has arrived.',
  lookFor: [
    'The progress of the upload is shown.',
    'After a reload the upload goes on where it stopped.',
    'The text can be written meanwhile.',
  ],
  start: '/app/post/create?format=FORMAT_VIDEO',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getVideo: 'done',
    uploadImage: 'done',
    upsertPost: [
      { when: { post: { action: 'submit' } }, answer: 'video-in-review' },
      'video-draft',
    ],
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
