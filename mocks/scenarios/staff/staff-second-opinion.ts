import type { Scenario } from '#mocks/scenario.ts';
import { staffReview } from './staff-review.ts';

/** Another moderator would reject a post and asks for a second opinion. */
export const staffSecondOpinion: Scenario = {
  ...staffReview,
  name: 'staff-second-opinion',
  title: 'Review with a second opinion',
  description: 'Another moderator would reject the post. Undoing a decision comes too late.',
  lookFor: [
    'The post is marked as waiting for a second opinion.',
    'Undoing a decision says that it is too late.',
  ],
  answers: {
    ...staffReview.answers,
    getReviewQueue: 'second-opinion',
    getReviewContext: 'first-opinion',
    undoDecision: 'undo-expired',
  },
};
