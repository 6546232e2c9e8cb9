import type { Permission, Role } from '#domain/permissions/permissions.ts';
import type { PostLive, PostState } from '#domain/post/post-states.ts';

/**
 * Who sends an event: their role, their relation to the creator of the post, and their permissions.
 */
export type ActingRole = {
  role: Role;
  /** Whether the post is their own. */
  isOwner: boolean;
  /** Whether they manage its creator, whose account is active. */
  managesCreator: boolean;
  permissions: readonly Permission[];
  /** Whether the profile of the post's creator is approved, no matter who sends the event. */
  isProfileApproved: boolean;
  /** Whether the account of the post's creator is blocked: nothing new of theirs is published. */
  isCreatorBlocked?: boolean;
};

export type PostEvent =
  | { type: 'save'; by: ActingRole }
  | { type: 'submit'; by: ActingRole }
  | { type: 'withdraw'; by: ActingRole }
  | { type: 'schedule'; by: ActingRole }
  | { type: 'unschedule'; by: ActingRole }
  | {
      type: 'publish';
      by: ActingRole;
      /** Whether its creator has chosen a time in the future. */
      isForLater?: boolean;
    }
  | { type: 'reject'; by: ActingRole; permanent: boolean; hasReasons: boolean }
  | { type: 'unpublish'; by: ActingRole }
  | { type: 'archive'; by: ActingRole }
  | { type: 'restore'; by: ActingRole }
  | { type: 'delete'; by: ActingRole }
  | { type: 'suspend'; by: ActingRole }
  | { type: 'mark-sensitive'; by: ActingRole }
  | { type: 'look-again'; by: ActingRole }
  | { type: 'update-advance-meta'; by: ActingRole }
  | {
      type: 'decision.undone';
      by: ActingRole;
      /** What the decision replaced. */
      before: Pick<PostStatus, 'state' | 'live'>;
      /** Whether it is their own decision and the time to undo it is not over. */
      isInTime: boolean;
    }
  | {
      type: 'decision.overturned';
      by: ActingRole;
      /** Whether the post is still as it was when it was decided on. */
      isUnchanged: boolean;
      /** Whether its creator has chosen a time in the future. */
      isForLater?: boolean;
    }
  | {
      type: 'schedule.reached';
      /** Whether the account of its creator is active. */
      isAuthorActive: boolean;
    }
  | { type: 'handed-over' }
  | { type: 'publishing.failed' };

export type ContentState = keyof typeof contentStates;

/** The chart's states by the names that the contract uses. */
export const contentStates = {
  created: 'CREATED',
  draft: 'DRAFT',
  submitted: 'SUBMITTED',
  inReview: 'SUBMITTED_FOR_DHPUBLISH_REVIEW',
  scheduled: 'SCHEDULED',
  pending: 'PENDING',
  published: 'PUBLISHED',
  publishFailed: 'PUBLISH_FAILED',
  unpublished: 'UNPUBLISHED',
  sensitive: 'SENSITIVE',
  underReview: 'UNDER_REVIEW',
  suspended: 'SUSPENDED',
  rejected: 'REJECTED',
  permanentlyRejected: 'PERMANENTLY_REJECTED',
} as const satisfies Record<string, PostState>;

/** The chart's states of the version that readers see, by the names that the contract uses. */
export const liveStates = {
  none: 'NONE',
  published: 'PUBLISHED',
  takenDown: 'TAKEN_DOWN',
} as const satisfies Record<string, PostLive>;

/** The state of a post: its working version, the version that readers see, and the archive. */
export type PostStatus = { state: PostState; live: PostLive; archived: boolean };

/** A post as stored in the database; null before its first save. */
export type PostPosition = PostStatus | null;
