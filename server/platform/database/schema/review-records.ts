import type { BlockReason } from '#domain/person/block-reasons.ts';
import type { RestrictionKind } from '#domain/post/post-states.ts';
import type { ProfileRejectionReason, RejectionReason } from '#domain/post/rejection-reasons.ts';

export type ProfileRejectionRecord = {
  reasons: ProfileRejectionReason[];
  note: string | null;
  decidedAt: string;
};

export type PostRejectionRecord = {
  reasons: RejectionReason[];
  note: string | null;
  permanent: boolean;
  decidedAt: string;
  /** Its row in `post_events`; missing in older records. */
  decisionId?: string;
};

export type PostRestrictionRecord = {
  kind: RestrictionKind;
  reasons: RejectionReason[];
  note: string | null;
  decidedAt: string;
  /** As above. */
  decisionId?: string;
};

export type BlockRecord = { reason: BlockReason; note: string | null; decidedAt: string };
