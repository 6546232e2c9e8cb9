export const postStates = [
  'CREATED',
  'DRAFT',
  'SUBMITTED',
  'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  'SCHEDULED',
  'PENDING',
  'PUBLISHED',
  'PUBLISH_FAILED',
  'UNPUBLISHED',
  'SENSITIVE',
  'UNDER_REVIEW',
  'SUSPENDED',
  'REJECTED',
  'PERMANENTLY_REJECTED',
] as const;
export type PostState = (typeof postStates)[number];

/** The version that readers see: none yet, one that is up, or one that was taken down. */
export const postLives = ['NONE', 'PUBLISHED', 'TAKEN_DOWN'] as const;
export type PostLive = (typeof postLives)[number];

export const postActions = [
  'save',
  'submit',
  'withdraw',
  'schedule',
  'unschedule',
  'publish',
  'reject',
  'unpublish',
  'suspend',
  'mark-sensitive',
  'look-again',
  'archive',
  'restore',
  'update-advance-meta',
  'delete',
] as const;
export type PostAction = (typeof postActions)[number];

/** Actions of staff that need at least one reason, which the creator sees. */
export const reasonedActions = ['reject', 'unpublish', 'suspend', 'mark-sensitive'] as const;
export type ReasonedAction = (typeof reasonedActions)[number];

/** Whether an action of staff on a post needs a reason. */
export const needsReasons = (action: PostAction): action is ReasonedAction =>
  (reasonedActions as readonly PostAction[]).includes(action);

/** The actions of staff on the published version. */
export const restrictionKinds = ['TAKEN_DOWN', 'SUSPENDED', 'SENSITIVE'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];

/**
 * The events in a post's history: every action except writing, decisions overturned on appeal, what
 * outcome of its chosen time, and the publisher's replies.
 */
export const postEventActions = [
  'submit',
  'withdraw',
  'schedule',
  'unschedule',
  'publish',
  'reject',
  'unpublish',
  'suspend',
  'mark-sensitive',
  'look-again',
  'archive',
  'restore',
  'update-advance-meta',
  'overturn',
  'schedule-passed',
  'schedule-reached',
  'handed-over',
  'hand-over-failed',
] as const;
export type PostEventAction = (typeof postEventActions)[number];

export const statusFilters = ['all', 'published', 'draft', 'rejected'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/**
 * The states behind each status filter (spec point 4). SCHEDULED, which the spec does not have, is
 * not yet with readers, like PENDING. PUBLISH_FAILED is in none there; it shows among all.
 */
export const statusGroups: Record<Exclude<StatusFilter, 'all'>, readonly PostState[]> = {
  draft: [
    'CREATED',
    'DRAFT',
    'SUBMITTED',
    'SUBMITTED_FOR_DHPUBLISH_REVIEW',
    'SCHEDULED',
    'PENDING',
  ],
  published: ['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'],
  rejected: ['SUSPENDED', 'UNPUBLISHED', 'PERMANENTLY_REJECTED', 'REJECTED'],
};

export const draftStages = ['all', 'notSent', 'inReview', 'scheduled'] as const;
/** What the filter of drafts can be narrowed to. */
export type DraftStage = (typeof draftStages)[number];

/** The states of `draft` that each stage has. */
export const draftStageStates: Record<Exclude<DraftStage, 'all'>, readonly PostState[]> = {
  notSent: ['CREATED', 'DRAFT', 'SUBMITTED'],
  inReview: ['SUBMITTED_FOR_DHPUBLISH_REVIEW', 'PENDING'],
  scheduled: ['SCHEDULED'],
};

/** The states that a status filter asks for; undefined for all. A stage narrows `draft`. */
export function statesInFilter(
  filter: StatusFilter,
  stage: DraftStage = 'all',
): readonly PostState[] | undefined {
  if (filter === 'all') return undefined;
  return filter === 'draft' && stage !== 'all' ? draftStageStates[stage] : statusGroups[filter];
}
