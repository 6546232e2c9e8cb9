import type { Scenario } from '#mocks/scenario.ts';

/** An approved creator looks at what a post said before, and takes an earlier version up again. */
export const postVersions: Scenario = {
  name: 'post-versions',
  group: 'Main journeys',
  title: 'Versions of a post',
  description: 'Earlier versions of a post, their changes, and restoring one.',
  lookFor: [
    'The versions are listed by time; one is the current one.',
    'The changes of a version are marked, and it can be restored.',
  ],
  start: '/app/post/versions?postUID=01930000-0000-7000-8000-0000000000a3',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approved',
    getProfileDetails: 'approved',
    getPostById: 'rejected',
    getPostVersions: 'several',
    getPostVersion: 'changed',
    upsertPost: 'saved',
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
