import type { Scenario } from '#mocks/scenario.ts';

/** A review queue with a first opinion, a suspected duplicate, and decisions that can be undone. */
export const staffReview: Scenario = {
  name: 'staff-review',
  group: 'Staff: review',
  title: 'Review with a suspected duplicate',
  description: 'The next post opens after a decision. One post says the same as an earlier one.',
  lookFor: [
    'The figures of the moderator are above the queue.',
    'A post that says the same as an earlier one is marked.',
    'The next post opens after a decision.',
  ],
  start: '/app/review',
  cookies: { nextScreen: 'dashboard' },
  answers: {
    getCurrentUser: 'staff',
    getReviewQueue: [{ when: { filters: { available: true } }, answer: 'available' }, 'waiting'],
    getReviewContext: 'duplicates',
    getReviewStatistics: 'busy-day',
    getPostById: 'in-review-for-staff',
    claimReview: 'claimed',
    upsertPost: [{ when: { post: { action: 'reject' } }, answer: 'rejected' }, 'publishing'],
    requestSecondOpinion: 'requested',
    undoDecision: 'post',
  },
  moves: [
    { after: 'logout', set: { getCurrentUser: 'signed-out' } },
    { after: 'login', set: { getCurrentUser: 'staff' } },
  ],
};
