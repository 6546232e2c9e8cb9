import type { PostState } from './post-states.ts';

export type Tone = 'success' | 'warning' | 'danger';

/** The colour of a state's label: green, orange or red (spec point 3). */
export const stateTones: Record<PostState, Tone> = {
  CREATED: 'warning',
  DRAFT: 'warning',
  SUBMITTED: 'warning',
  SUBMITTED_FOR_DHPUBLISH_REVIEW: 'warning',
  SCHEDULED: 'warning',
  PENDING: 'warning',
  PUBLISHED: 'success',
  PUBLISH_FAILED: 'danger',
  UNPUBLISHED: 'danger',
  SENSITIVE: 'success',
  UNDER_REVIEW: 'success',
  SUSPENDED: 'danger',
  REJECTED: 'danger',
  PERMANENTLY_REJECTED: 'danger',
};
