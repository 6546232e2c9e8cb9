import { appealablePostActions } from '#domain/appeals/appeal-states.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import {
  needsReasons,
  type PostAction,
  type PostLive,
  type PostState,
  type RestrictionKind,
} from '#domain/post/post-states.ts';
import { rejectionReasonsFor } from '#domain/post/rejection-reasons.ts';
import type { PostEvent } from '#machines/lifecycle/post.ts';
import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import { isStaff } from '#server/modules/people/index.ts';
import { requireNoForeignClaim } from '#server/modules/review/index.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { invalidRequest, Problem } from '#server/platform/errors/problem.ts';
import type { PostInput } from '../content/validate-content.ts';
import { postRole } from '../presenter.ts';
import { supersedeFailedPublication } from '../repository/deliveries.ts';
import { recordPostEvent } from '../repository/post-events.ts';
import { saveDecidedVersion } from '../repository/post-versions.ts';
import { deletePostById, type PostRow, updatePost } from '../repository/posts.ts';
import { isPublishTimeAhead, unclaimed } from '../repository/scheduled-posts.ts';
import { postPosition, transitionPost } from '../rules/post-transition.ts';
import type { PostWrite } from './write-content.ts';

/**
 * Staff who refuse a post or take it from its readers say why. @throws {Problem} `invalid-request`
 */
export function validateReasons({ action, reasons, note }: PostInput, by: Person): void {
  if (needsReasons(action) && isStaff(by) && !reasons)
    throw invalidRequest({ reasons: 'required' });
  if (note && countGraphemes(note) > limits.noteMax) throw invalidRequest({ note: 'too-long' });
}

/**
 * What moves a post and leaves its content: every action but saving, sending, deleting and
 * correcting.
 */
export async function applyPostTransition(work: PostWrite, row: PostRow): Promise<PostRow> {
  const { input, now } = work;
  const { state, live, archived } = transitionPost(postPosition(row), await toPostEvent(work, row));
  if (needsReasons(input.action)) refuseInapplicableReasons(input, row.format);
  await requireNoForeignClaim(work.db, input.action, { postId: row.id, personId: work.by.id, now });
  const publishAt = input.action === 'publish' ? row.publish_at : null;
  const revision = affectedRevision(row, live);
  if (appealableActions.includes(input.action))
    await saveDecidedVersion(work.db, row, revision, now);
  const decisionId = await recordAction(work, { id: row.id, revision }, state, publishAt);
  if (row.state === 'PUBLISH_FAILED' && !deliveredAgainStates.includes(state))
    await supersedeFailedPublication(work.db, row.id, work.now);
  return updatePost(work.db, row.id, {
    state,
    live,
    archived,
    updated_at: now,
    ...sideEffects(work, row, { state, live, decisionId }),
  });
}

/** Actions that can be appealed: the version is kept for the moderator who decides the appeal. */
const appealableActions: readonly PostAction[] = appealablePostActions;

/** A failed delivery of the same version may be sent again. */
const deliveredAgainStates: readonly PostState[] = ['PUBLISH_FAILED', 'PENDING'];

/** Deletes a post permanently, with the decisions about it. Returns it as it was. */
export async function deletePost(work: PostWrite, row: PostRow): Promise<PostRow> {
  const decision = decidePost(postPosition(row), {
    type: 'delete',
    by: postRole(work.by, work.person),
  });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await deletePostById(work.db, row.id);
  return row;
}

/**
 * Notes what a person did, with the reasons given and the time to publish that it is about.
 * @returns the id of the event
 */
export async function recordAction(
  { db, by, input: { action, reasons, note }, now }: PostWrite,
  post: { id: string; revision: number },
  state: PostState,
  publishAt: Date | null = null,
): Promise<string | undefined> {
  if (action === 'save' || action === 'delete') return undefined;
  const byPerson = by.id;
  return recordPostEvent(db, { post, action, state, reasons, note, publishAt, byPerson, now });
}

/** Which version a move is about: the one that readers saw, where it was taken down. */
function affectedRevision(row: PostRow, live: PostLive): number {
  const isTakenDown = row.live === 'PUBLISHED' && live === 'TAKEN_DOWN';
  return isTakenDown ? (row.published?.revision ?? row.revision) : row.revision;
}

async function toPostEvent(
  { db, person, by: whoActs, input }: PostWrite,
  { id, publish_at: publishAt }: PostRow,
): Promise<PostEvent> {
  const by = postRole(whoActs, person);
  if (input.action === 'publish')
    return {
      type: 'publish',
      by,
      isForLater: publishAt !== null && (await isPublishTimeAhead(db, id)),
    };
  if (input.action !== 'reject') return { type: input.action, by };
  return { type: 'reject', by, permanent: input.permanent ?? false, hasReasons: true };
}

const restrictionKinds: Partial<Record<PostAction, RestrictionKind>> = {
  unpublish: 'TAKEN_DOWN',
  suspend: 'SUSPENDED',
  'mark-sensitive': 'SENSITIVE',
};

/**
 * The changes of a transition besides the place: reasons of a rejection or restriction, and what
 * readers see.
 */
function sideEffects(
  { by, input, now }: PostWrite,
  row: PostRow,
  { state, live, decisionId }: Pick<PostRow, 'state' | 'live'> & { decisionId: string | undefined },
) {
  const decided = { ...reasonsRecord(input, now), ...(decisionId && { decisionId }) };
  const isTakenDown = row.live === 'PUBLISHED' && live === 'TAKEN_DOWN';
  const kind = restrictionKinds[input.action];
  const marked = input.action === 'mark-sensitive' && row.published;
  return {
    ...(input.action === 'reject'
      ? { rejection: JSON.stringify({ ...decided, permanent: input.permanent ?? false }) }
      : {}),
    ...(input.action === 'publish'
      ? { rejection: null, ...(state === 'SCHEDULED' ? unclaimed : { publish_at: null }) }
      : {}),
    // What is rejected while it is up has its reasons there; what was said of it before is past.
    ...(isTakenDown ? { published: null, withdrawn_at: null, restriction: null } : {}),
    // A creator who takes down their own post is not restricted.
    ...(kind && isStaff(by) ? { restriction: JSON.stringify({ kind, ...decided }) } : {}),
    ...(marked ? { published: JSON.stringify({ ...marked, sensitive: true }) } : {}),
  };
}

/** @throws {Problem} `invalid-request` for a reason that does not apply to the format */
export function refuseInapplicableReasons(
  { reasons = [] }: Pick<PostInput, 'reasons'>,
  format: PostRow['format'],
): void {
  const known = rejectionReasonsFor(format);
  if (!reasons.every((reason) => known.includes(reason)))
    throw invalidRequest({ reasons: 'not-allowed' });
}

const reasonsRecord = ({ reasons = [], note }: PostInput, now: Date) => ({
  reasons,
  note: note ?? null,
  decidedAt: now.toISOString(),
});
