import type { Scenario } from '#mocks/scenario.ts';

/** A creator whose profile waits for approval: drafts can be written, not sent. */
export const approvalPending: Scenario = {
  name: 'approval-pending',
  group: 'Main journeys',
  title: 'Approval pending',
  description:
    'A creator has submitted the profile and waits. Posts cannot be sent for review yet.',
  lookFor: [
    'The header says that the approval is pending, and which step that is.',
    'There is one draft, which can be written on.',
  ],
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
