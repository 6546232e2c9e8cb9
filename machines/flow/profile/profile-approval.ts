import type { CurrentUser } from '../app/app.ts';

/** Where the writer's profile stands: only an approved one may send posts for review. */
export type ProfileApproval = 'missing' | 'pending' | 'rejected' | 'approved';

/** Where the profile of this person stands, by the flags of their onboarding (spec point 3). */
export function profileApproval({
  creatorState,
}: Pick<CurrentUser, 'creatorState'>): ProfileApproval {
  const approval = creatorState?.['work-approval'];
  if (approval === 'approved' || approval === 'pending' || approval === 'rejected') return approval;
  return 'missing';
}
