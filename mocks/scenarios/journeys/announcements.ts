import type { Scenario } from '#mocks/scenario.ts';

/** A creator to whom staff announce three things. */
export const announcements: Scenario = {
  name: 'announcements',
  group: 'Main journeys',
  title: 'Announcements above the posts',
  description:
    'Three cards of staff, two at a time: one leads into the portal, one elsewhere; each can be put away.',
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'bank-details-approved',
    getProfileDetails: 'approved',
    getPostByFilter: 'mixed',
    getCommConfig: 'some',
  },
};
