import { anitasClaim } from '#contract/examples/posts/review.ts';
import type { ReviewClaim } from '#machines/flow/review/review-claim.ts';

/** Somebody's claim on a post; another's unless said otherwise. */
export const claimOfTest = (more: Partial<ReviewClaim> = {}): ReviewClaim => ({
  ...anitasClaim,
  since: '2026-11-21T06:00:00.000Z',
  until: '2026-11-21T06:05:00.000Z',
  ...more,
});
