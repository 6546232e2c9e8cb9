import type { Scenario } from '#mocks/scenario.ts';

/** A creator with three announcements of staff. */
export const announcements: Scenario = {
  name: 'announcements',
  group: 'Main journeys',
  title: 'Announcements above the posts',
  description: 'Three announcements, one at a time, with links inside and outside of the portal.',
  lookFor: ['One announcement is shown at a time.', 'It can be closed, and the next one follows.'],
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getPostByFilter: 'mixed',
    getCommConfig: 'some',
  },
};
