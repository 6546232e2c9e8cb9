import { initialTransition, transition } from 'xstate';
import {
  type PostAction,
  type PostLive,
  type PostState,
  postActions,
} from '#domain/post/post-states.ts';
import { postMachine } from './post.ts';
import {
  type ActingRole,
  type ContentState,
  contentStates,
  liveStates,
  type PostEvent,
  type PostPosition,
  type PostStatus,
} from './post-status.ts';

const chartStates = Object.fromEntries(
  Object.entries(contentStates).map(([chart, contract]) => [contract, chart]),
) as Record<PostState, ContentState>;

const chartLives = Object.fromEntries(
  Object.entries(liveStates).map(([chart, contract]) => [contract, chart]),
) as Record<PostLive, keyof typeof liveStates>;

export type PostDecision =
  | ({ kind: 'moved' } & PostStatus)
  | { kind: 'deleted' }
  | { kind: 'refused'; code: 'transition-not-allowed' | 'profile-not-approved' | 'forbidden' };

const [absentSnapshot] = initialTransition(postMachine);
type Snapshot = typeof absentSnapshot;

// Snapshots do not change, and a list of 20 posts needs one for each row, so each of the 84
// positions is resolved once.
const snapshotCache = new Map<string, Snapshot>();

/** The chart where a post is. */
export function snapshotAt(position: PostPosition): Snapshot {
  if (position === null) return absentSnapshot;
  const key = positionKey(position);
  const known = snapshotCache.get(key);
  if (known) return known;
  const value = {
    content: chartStates[position.state],
    live: chartLives[position.live],
    archive: position.archived ? 'archived' : 'current',
  } as const;
  const snapshot = postMachine.resolveState({ value });
  snapshotCache.set(key, snapshot);
  return snapshot;
}

const positionKey = (position: PostPosition) =>
  position ? `${position.state} ${position.live} ${position.archived}` : 'absent';

/** The result of an event for a post. Only the chart decides. */
export function decidePost(position: PostPosition, event: PostEvent): PostDecision {
  const before = snapshotAt(position);
  if (!before.can(event)) return { kind: 'refused', code: refusalCode(before, event) };
  const [after] = transition(postMachine, before, event);
  const { content, live, archive } = after.value as {
    content: string;
    live: keyof typeof liveStates;
    archive: string;
  };
  if (content === 'deleted') return { kind: 'deleted' };
  return {
    kind: 'moved',
    state: contentStates[content as ContentState],
    live: liveStates[live],
    archived: archive === 'archived',
  };
}

/** Somebody whom no guard refuses. */
export const unrestrictedRole: ActingRole = {
  role: 'staff',
  isOwner: true,
  managesCreator: false,
  permissions: ['CREATE_POST', 'UPDATE_POST', 'INTERNAL'],
  isProfileApproved: true,
};

/**
 * Finds what prevents an action (the state, the person or the profile) by asking the chart with
 * each of them changed.
 */
function refusalCode(before: Snapshot, event: PostEvent) {
  if (!('by' in event)) return 'transition-not-allowed';
  const whole = event.type === 'reject' ? { ...event, hasReasons: true } : event;
  const { isCreatorBlocked = false } = event.by;
  if (!before.can({ ...whole, by: { ...unrestrictedRole, isCreatorBlocked } }))
    return 'transition-not-allowed';
  if (!before.can({ ...whole, by: { ...event.by, isProfileApproved: true } })) return 'forbidden';
  return before.can(whole) ? 'transition-not-allowed' : 'profile-not-approved';
}

// Bounded by positions, roles and permission sets. Used for every row of every list.
const allowedActionsCache = new Map<string, readonly PostAction[]>();

/**
 * The actions that the chart lets this person take now; `submit` is offered before approval, to be
 * refused in words.
 */
export function allowedPostActions(position: PostPosition, by: ActingRole): PostAction[] {
  const person = [
    ...[by.role, by.isOwner, by.managesCreator, by.isCreatorBlocked ?? false],
    ...by.permissions,
  ].join();
  const key = `${positionKey(position)} ${person}`;
  const known = allowedActionsCache.get(key);
  if (known) return [...known];
  const before = snapshotAt(position);
  const asApproved = { ...by, isProfileApproved: true };
  const offer = postActions.filter((type) =>
    before.can(
      type === 'reject'
        ? { type, by, permanent: false, hasReasons: true }
        : { type, by: asApproved },
    ),
  );
  allowedActionsCache.set(key, offer);
  return [...offer];
}
