import type { Insertable } from 'kysely';
import type { PostFormat } from '#domain/post/post-formats.ts';
import type { PostEventAction, PostState } from '#domain/post/post-states.ts';
import { type RejectionReason, rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { PublishedVersion } from '#server/platform/database/schema/posts-table.ts';
import type { PostRestrictionRecord } from '#server/platform/database/schema/review-records.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

const hour = 3600 * 1000;

type Content = Omit<PublishedVersion, 'sensitive'> & { format: PostFormat };

const liveStates: readonly PostState[] = ['PUBLISHED', 'SENSITIVE', 'UNDER_REVIEW'];
const restrictions: Partial<Record<PostState, PostRestrictionRecord['kind']>> = {
  UNPUBLISHED: 'TAKEN_DOWN',
  SUSPENDED: 'SUSPENDED',
  SENSITIVE: 'SENSITIVE',
};

/** Why staff act on a post of the demo. */
function reasonsFor(
  state: PostState,
  format: PostFormat,
): { reasons: RejectionReason[]; note: string | null } {
  const applicable = rejectionReasonsFor(format);
  const fitting = (...reasons: RejectionReason[]) =>
    reasons.filter((reason) => applicable.includes(reason));
  if (state === 'REJECTED')
    return {
      reasons: fitting('spelling-mistakes-in-title', 'irrelevant-location-tag'),
      note: 'शीर्षक में दो शब्द ठीक करें।',
    };
  if (state === 'PERMANENTLY_REJECTED') return { reasons: fitting('duplicate-post'), note: null };
  if (state === 'SENSITIVE') return { reasons: fitting('violence'), note: null };
  if (state === 'SUSPENDED') return { reasons: fitting('fake-news'), note: null };
  return { reasons: fitting('non-factual-content'), note: null };
}

/**
 * The history of a post in this state: when it was sent and went up, and why it was refused
 * or taken down.
 */
export function postHistory(content: Content, state: PostState, at: Date) {
  const { format, ...version } = content;
  const restriction = restrictions[state];
  const isUp = liveStates.includes(state);
  const wasUp = isUp || restriction !== undefined;
  const isRejected = state === 'REJECTED' || state === 'PERMANENTLY_REJECTED';
  const why = { ...reasonsFor(state, format), decidedAt: hoursAfter(at, 3).toISOString() };
  const published: PublishedVersion = { ...version, sensitive: state === 'SENSITIVE' };
  return {
    submitted_at: state === 'CREATED' || state === 'DRAFT' ? null : at,
    published_at: wasUp ? hoursAfter(at, 1) : null,
    live: isUp ? ('PUBLISHED' as const) : wasUp ? ('TAKEN_DOWN' as const) : ('NONE' as const),
    published: isUp ? JSON.stringify(published) : null,
    withdrawn_at: wasUp && !isUp ? hoursAfter(at, 3) : null,
    rejection: isRejected
      ? JSON.stringify({ ...why, permanent: state === 'PERMANENTLY_REJECTED' })
      : null,
    restriction: restriction ? JSON.stringify({ kind: restriction, ...why }) : null,
  };
}

const hoursAfter = (at: Date, hours: number) => new Date(at.getTime() + hours * hour);

const lastAction: Partial<Record<PostState, PostEventAction>> = {
  REJECTED: 'reject',
  PERMANENTLY_REJECTED: 'reject',
  UNPUBLISHED: 'unpublish',
  SUSPENDED: 'suspend',
  SENSITIVE: 'mark-sensitive',
  UNDER_REVIEW: 'look-again',
};

type SeededPost = {
  id: string;
  creatorId: string;
  staffId: string;
  format: PostFormat;
  state: PostState;
  at: Date;
};

/** The same as events: sent, accepted, handed over, and what was decided last. */
export function postHistoryEvents(post: SeededPost): Insertable<Schema['post_events']>[] {
  const { state, at, staffId, creatorId } = post;
  if (state === 'CREATED' || state === 'DRAFT') return [];
  const event = (action: PostEventAction, then: PostState, hours: number, by: string | null) => ({
    id: newId(hoursAfter(at, hours)),
    post_id: post.id,
    action,
    state: then,
    reasons: [] as RejectionReason[],
    note: null as string | null,
    by_person: by,
    at: hoursAfter(at, hours),
  });
  const last = lastAction[state];
  const isRejected = last === 'reject';
  const wasAccepted =
    !isRejected && state !== 'SUBMITTED' && state !== 'SUBMITTED_FOR_DHPUBLISH_REVIEW';
  const isFailed = state === 'PUBLISH_FAILED';
  const isScheduled = state === 'SCHEDULED';
  return [
    event('submit', 'SUBMITTED_FOR_DHPUBLISH_REVIEW', 0, creatorId),
    ...(isScheduled ? [event('publish', 'SCHEDULED', 0.9, staffId)] : []),
    ...(wasAccepted && !isScheduled
      ? [
          event('publish', 'PENDING', 0.9, staffId),
          isFailed
            ? event('hand-over-failed', 'PUBLISH_FAILED', 1, null)
            : event('handed-over', 'PUBLISHED', 1, null),
        ]
      : []),
    ...(last
      ? [
          {
            ...event(last, state, 3, staffId),
            ...(state === 'UNDER_REVIEW' ? {} : reasonsFor(state, post.format)),
          },
        ]
      : []),
  ];
}
