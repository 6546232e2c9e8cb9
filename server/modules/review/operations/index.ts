import type { Handlers } from '#server/http/handler.ts';
import { claimReview } from './claim-review.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { releaseReview } from './release-review.ts';

export const reviewOperations = {
  claimReview,
  getReviewQueue,
  releaseReview,
} satisfies Partial<Handlers>;
