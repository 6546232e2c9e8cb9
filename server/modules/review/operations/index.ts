import type { Handlers } from '#server/http/handler.ts';
import { claimReview } from './claim-review.ts';
import { getReviewContext } from './get-review-context.ts';
import { getReviewQueue } from './get-review-queue.ts';
import { getReviewStatistics } from './get-review-statistics.ts';
import { releaseReview } from './release-review.ts';
import { requestSecondOpinion } from './request-second-opinion.ts';
import { undoDecision } from './undo-decision.ts';

export const reviewOperations = {
  claimReview,
  getReviewContext,
  getReviewQueue,
  getReviewStatistics,
  releaseReview,
  requestSecondOpinion,
  undoDecision,
} satisfies Partial<Handlers>;
