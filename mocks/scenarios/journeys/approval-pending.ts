import type { Scenario } from '#mocks/scenario.ts';

/** A creator whose profile waits for approval: drafts can be written, not sent. */
export const approvalPending: Scenario = {
  name: 'approval-pending',
  group: 'Main journeys',
  title: 'Approval pending',
  description:
    'A creator who has submitted the profile and waits. Sending a post for review is refused with the reason.',
  start: '/app/post/list',
  cookies: { nextScreen: 'dashboard', language: 'hi' },
  answers: {
    getCurrentUser: 'approval-pending',
    getProfileDetails: 'pending',
    getPostByFilter: 'drafts',
    getPostById: 'draft',
    getQuickAnalytics: 'none',
    upsertPost: [{ when: { post: { action: 'submit' } }, answer: 'profile-not-approved' }, 'saved'],
  },
  moves: [{ after: 'logout', set: { getCurrentUser: 'signed-out' } }],
};
