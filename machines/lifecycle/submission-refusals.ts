import type { ActingRole, PostPosition } from './post.ts';
import { snapshotAt, unrestrictedRole } from './post-decisions.ts';

export type SubmissionRefusal = 'transition-not-allowed' | 'forbidden' | 'profile-not-approved';

/**
 * Everything that keeps a post from being sent for review: its state, the person's permissions, the
 * approval of the creator's profile. The chart is asked with everything else granted.
 */
export function submissionRefusals(position: PostPosition, by: ActingRole): SubmissionRefusal[] {
  const before = snapshotAt(position);
  const { isProfileApproved, ...person } = by;
  const isRefused = (asked: Partial<ActingRole>) =>
    !before.can({ type: 'submit', by: { ...unrestrictedRole, ...asked } });
  if (isRefused({})) return ['transition-not-allowed'];
  const refusals: SubmissionRefusal[] = [];
  if (isRefused(person)) refusals.push('forbidden');
  if (isRefused({ isProfileApproved })) refusals.push('profile-not-approved');
  return refusals;
}
