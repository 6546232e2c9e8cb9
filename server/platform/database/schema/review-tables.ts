import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostLive, PostState } from '#domain/post/post-states.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { JsonOrNull, Time, TimeOrNull } from './columns.ts';
import type { PublishedVersion } from './posts-table.ts';
import type { ReviewedProfileFields } from './profile-change-table.ts';
import type {
  PostRejectionRecord,
  PostRestrictionRecord,
  ProfileRejectionRecord,
} from './review-records.ts';

/** What a decision on a post replaced, and the state that it led to. */
export type PostRestore = {
  kind: 'post';
  state: PostState;
  live: PostLive;
  rejection: PostRejectionRecord | null;
  restriction: PostRestrictionRecord | null;
  /** What readers saw, where the decision took it down. */
  published: PublishedVersion | null;
  withdrawnAt: string | null;
  /** Missing in what was kept before posts could be scheduled. */
  publishAt?: string | null;
  after: { state: PostState; live: PostLive };
};

/** What a decision on a profile replaced, and the position that it led to. */
export type ProfileRestore = {
  kind: 'profile';
  position: CreatorPosition;
  rejection: ProfileRejectionRecord | null;
  fields: ReviewedProfileFields;
  change:
    | (ReviewedProfileFields & {
        revision: number;
        state: 'pending' | 'rejected';
        submittedAt: string;
        rejection: ProfileRejectionRecord | null;
      })
    | null;
  after: CreatorPosition;
};

export type ReviewDecisionTable = {
  id: string;
  subject_kind: 'post' | 'profile';
  /** Without a foreign key: decisions are counted after the post is deleted. */
  subject_id: string;
  moderator_id: string;
  /** Who gave the first of two opinions; it is always for a rejection. */
  first_moderator_id: string | null;
  action: 'publish' | 'approve' | 'reject';
  format: PostFormat | null;
  revision: number | null;
  reasons: (RejectionReason | ProfileRejectionReason)[];
  at: Time;
  undo_until: Time;
  undone_at: TimeOrNull;
  /** Null once the time to undo the decision is over. */
  restore: JsonOrNull<PostRestore | ProfileRestore>;
};

export type SecondOpinionTable = {
  post_id: string;
  moderator_id: string;
  reasons: RejectionReason[];
  note: string;
  /** Out of date when the post was submitted again since. */
  at: Time;
};
