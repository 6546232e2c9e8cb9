import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import {
  needsReasons,
  type PostAction,
  type PostLive,
  type PostState,
  type RestrictionKind,
} from '#domain/post-states.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { decidePost, type PostEvent } from '#machines/lifecycle/post.ts';
import { isStaff, type Person } from '../../people/person.ts';
import { invalid, Problem } from '../../problem.ts';
import { decide, positionOf } from './decide.ts';
import { noteEvent } from './note-event.ts';
import { actorOf, type PostRow } from './present-post.ts';
import type { PostInput } from './prove-content.ts';
import { passClaim } from './review-claims.ts';
import type { Work } from './write-content.ts';

/** Staff who refuse a post or take it from its readers say why. @throws {Problem} `invalid-request` */
export function proveReasons({ action, reasons, note }: PostInput, by: Person): void {
  if (needsReasons(action) && isStaff(by) && !reasons) throw invalid({ reasons: 'required' });
  if (note && countGraphemes(note) > limits.noteMax) throw invalid({ note: 'too-long' });
}

/** What moves a post and leaves its content: every action but saving, sending, deleting and correcting. */
export async function movePost(work: Work, row: PostRow): Promise<PostRow> {
  const { input, now } = work;
  const { state, live, archived } = decide(positionOf(row), eventOf(work));
  if (needsReasons(input.action)) refuseForeignReasons(input, row);
  await passClaim(work.db, input.action, { postId: row.id, personId: work.by.id, now });
  await noteAction(work, { id: row.id, revision: concerned(row, state, live) }, state);
  return work.db
    .updateTable('posts')
    .set({ state, live, archived, updated_at: now, ...consequencesOf(work, row, live) })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a post away for good, with what was decided about it. Gives it as it was. */
export async function removePost(work: Work, row: PostRow): Promise<PostRow> {
  const decision = decidePost(positionOf(row), { type: 'delete', by: actorOf(work.by, work.person) });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await work.db.deleteFrom('posts').where('id', '=', row.id).execute();
  return row;
}

/** Notes what a person did, with the reasons given. */
export async function noteAction(
  { db, by, input: { action, reasons, note }, now }: Work,
  post: { id: string; revision: number },
  state: PostState,
): Promise<void> {
  if (action === 'save' || action === 'delete') return;
  await noteEvent(db, { post, action, state, reasons, note, byPerson: by.id, now });
}

/** Which version a move is about: the one that readers saw, where it was taken down and the working version stays where it is. */
function concerned(row: PostRow, state: PostState, live: PostLive): number {
  const isTakenDownAlone = row.live === 'PUBLISHED' && live === 'TAKEN_DOWN' && state === row.state;
  return isTakenDownAlone ? (row.published?.revision ?? row.revision) : row.revision;
}

function eventOf({ person, by: whoActs, input }: Work): PostEvent {
  const by = actorOf(whoActs, person);
  if (input.action !== 'reject') return { type: input.action, by };
  return { type: 'reject', by, permanent: input.permanent ?? false, hasReasons: true };
}

const restrictionKindOf: Partial<Record<PostAction, RestrictionKind>> = {
  unpublish: 'TAKEN_DOWN',
  suspend: 'SUSPENDED',
  'mark-sensitive': 'SENSITIVE',
};

/** What a move leaves on the post beside its place: why it was refused or restricted, and what readers see of it. */
function consequencesOf({ by, input, now }: Work, row: PostRow, live: PostLive) {
  const isTakenDown = row.live === 'PUBLISHED' && live === 'TAKEN_DOWN';
  const kind = restrictionKindOf[input.action];
  const marked = input.action === 'mark-sensitive' && row.published;
  return {
    ...(input.action === 'reject' ? { rejection: JSON.stringify(rejectionOf(input, now)) } : {}),
    ...(input.action === 'publish' ? { rejection: null } : {}),
    // What is rejected while it is up has its reasons there; what was said of it before is past.
    ...(isTakenDown ? { published: null, withdrawn_at: null, restriction: null } : {}),
    // A creator who takes down their own post is not restricted.
    ...(kind && isStaff(by) ? { restriction: JSON.stringify({ kind, ...reasonsOf(input, now) }) } : {}),
    ...(marked ? { published: JSON.stringify({ ...marked, sensitive: true }) } : {}),
  };
}

function refuseForeignReasons({ reasons = [] }: PostInput, { format }: PostRow): void {
  const known = rejectionReasonsFor(format);
  if (!reasons.every((reason) => known.includes(reason))) throw invalid({ reasons: 'not-allowed' });
}

const reasonsOf = ({ reasons = [], note }: PostInput, now: Date) => ({
  reasons,
  note: note ?? null,
  decidedAt: now.toISOString(),
});

const rejectionOf = (input: PostInput, now: Date) => ({
  ...reasonsOf(input, now),
  permanent: input.permanent ?? false,
});
