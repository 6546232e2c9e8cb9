import type { BlockReason } from '../person/block-reasons.ts';
import type { RejectionReason } from '../post/rejection-reasons.ts';

/**
 * Where an appeal is; `withdrawn` when the creator sent the post again, or staff unblocked the
 * account, before the decision.
 */
export const appealStates = ['open', 'upheld', 'overturned', 'withdrawn'] as const;
export type AppealState = (typeof appealStates)[number];

/** What a moderator decides about an appeal. */
export const appealOutcomes = ['upheld', 'overturned'] as const satisfies AppealState[];
export type AppealOutcome = (typeof appealOutcomes)[number];

/**
 * What overturning a decision led to: the post goes to readers, waits for its chosen time,
 * becomes a draft, stays where it is without the restriction, nothing changes because another
 * decision applies by now, or the account can be used again.
 */
export const appealResults = [
  'publishing',
  'scheduled',
  'draft',
  'lifted',
  'superseded',
  'unblocked',
] as const;
export type AppealResult = (typeof appealResults)[number];

/** The actions of staff that can be appealed. */
export const appealablePostActions = ['reject', 'unpublish', 'suspend'] as const;
export const appealableActions = [...appealablePostActions, 'block'] as const;
export type AppealablePostAction = (typeof appealablePostActions)[number];
export type AppealableAction = (typeof appealableActions)[number];

/** Why a post was rejected or taken down, or an account blocked. */
export type AppealReason = RejectionReason | BlockReason;
