import type { JsonOrNull, Time } from './columns.ts';
import type { ProfileRejectionRecord } from './review-records.ts';

/** What readers see next to the blue tick, and what staff review. */
export type ReviewedProfileFields = {
  name: string | null;
  handle: string | null;
  picture_id: string | null;
};

/**
 * A change of the reviewed values of an approved creator that waits for a decision, or was
 * rejected.
 */
export type ProfileChangeTable = ReviewedProfileFields & {
  person_id: string;
  /** The number of this person's changes so far, including ended ones. A decision refers to it. */
  revision: number;
  state: 'pending' | 'rejected';
  submitted_at: Time;
  rejection: JsonOrNull<ProfileRejectionRecord>;
};

export type ProfileEventAction =
  | 'submitted'
  | 'approved'
  | 'rejected'
  | 'change-submitted'
  | 'change-withdrawn'
  | 'change-approved'
  | 'change-rejected';
