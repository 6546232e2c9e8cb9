import type { CurrentUser } from '../app/app.ts';

/** The approval of the writer's profile: only approved writers can send posts for review. */
export type ProfileApproval = 'missing' | 'pending' | 'rejected' | 'approved';

/**
 * The approval of a person's profile, derived from the flags of their onboarding (spec point 3).
 */
export function profileApproval({
  creatorState,
}: Pick<CurrentUser, 'creatorState'>): ProfileApproval {
  const approval = creatorState?.['work-approval'];
  if (approval === 'approved' || approval === 'pending' || approval === 'rejected') return approval;
  return 'missing';
}
