import type { ReviewClaim } from '#machines/flow/review-claim.ts';

/** Somebody's claim on a post; another's unless said otherwise. */
export const claimOfTest = (more: Partial<ReviewClaim> = {}): ReviewClaim => ({
  userId: '01930000-0000-7000-8000-0000000000d8',
  name: 'अनीता राव',
  isMine: false,
  since: '2026-11-21T06:00:00.000Z',
  until: '2026-11-21T06:05:00.000Z',
  ...more,
});
