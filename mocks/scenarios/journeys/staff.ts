import type { Scenario } from '#mocks/scenario.ts';

/** A moderator with people and posts waiting. */
export const staff: Scenario = {
  name: 'staff',
  group: 'Main journeys',
  title: 'Staff',
  description: 'A moderator with profiles to approve and posts to review.',
  lookFor: [
    'Each kind of waiting work has its number.',
    'Overdue work is marked, with the age of the oldest.',
  ],
  start: '/app/internal',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'staff',
    getStaffOverview: 'busy',
    getWorkApprovalByFilter: 'pending',
    viewWorkApprovalByFilter: 'pending',
    updateDetailsStatus: [{ when: { action: 'reject' }, answer: 'rejected' }, 'approved'],
    getReviewQueue: 'waiting',
    getPostById: 'in-review-for-staff',
    upsertPost: [{ when: { post: { action: 'reject' } }, answer: 'rejected' }, 'publishing'],
  },
  moves: [
    {
      after: 'updateDetailsStatus',
      set: { getWorkApprovalByFilter: 'empty', viewWorkApprovalByFilter: 'approved' },
    },
    { after: 'upsertPost', set: { getReviewQueue: 'empty' } },
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    { after: 'login', set: { getCurrentUser: 'staff' } },
  ],
};
