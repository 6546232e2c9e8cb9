import { countGraphemes } from '#domain/graphemes.ts';
import { limits } from '#domain/limits.ts';
import type { PostLive } from '#domain/post-states.ts';
import { rejectionReasonsFor } from '#domain/rejection-reasons.ts';
import { decidePost, type PostEvent } from '#machines/lifecycle/post.ts';
import { newId } from '../../ids.ts';
import { invalid, Problem } from '../../problem.ts';
import { decide, positionOf } from './decide.ts';
import { actorOf, type PostRow } from './present-post.ts';
import type { PostInput } from './prove-content.ts';
import type { Work } from './write-content.ts';

/** A rejection says why. @throws {Problem} `invalid-request` */
export function proveReasons({ action, reasons, note }: PostInput): void {
  if (action === 'reject' && !reasons) throw invalid({ reasons: 'required' });
  if (note && countGraphemes(note) > limits.noteMax) throw invalid({ note: 'too-long' });
}

/** What changes a post's state and not its content: publish, reject, unpublish, archive, restore. */
export async function movePost(work: Work, row: PostRow): Promise<PostRow> {
  const { input, now } = work;
  const { state, live, archived } = decide(positionOf(row), eventOf(work, row));
  const isRejected = input.action === 'reject';
  if (isRejected) refuseForeignReasons(input, row);
  await noteEvent(work, row.id);
  return work.db
    .updateTable('posts')
    .set({
      state,
      live,
      archived,
      updated_at: now,
      ...(isRejected ? { rejection: JSON.stringify(rejectionOf(input, now)) } : {}),
      ...(input.action === 'publish' ? { rejection: null } : {}),
      ...(isTakenDown(row, live) ? { published: null, withdrawn_at: null } : {}),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a post away for good, with what was decided about it. Gives it as it was. */
export async function removePost(work: Work, row: PostRow): Promise<PostRow> {
  const decision = decidePost(positionOf(row), { type: 'delete', by: actorOf(work.person, row) });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  await work.db.deleteFrom('posts').where('id', '=', row.id).execute();
  return row;
}

/** Every decision is kept: who, when, why. */
export async function noteEvent({ db, person, input, now }: Work, postId: string): Promise<void> {
  await db
    .insertInto('post_events')
    .values({
      id: newId(now),
      post_id: postId,
      action: input.action,
      reasons: input.reasons ?? [],
      note: input.note ?? null,
      by_person: person.id,
      at: now,
    })
    .execute();
}

function eventOf({ person, input }: Work, row: PostRow): PostEvent {
  const by = actorOf(person, row);
  if (input.action !== 'reject') return { type: input.action, by };
  return { type: 'reject', by, permanent: input.permanent ?? false, hasReasons: true };
}

const isTakenDown = (row: PostRow, live: PostLive) => row.live === 'PUBLISHED' && live === 'TAKEN_DOWN';

function refuseForeignReasons({ reasons = [] }: PostInput, { format }: PostRow): void {
  const known = rejectionReasonsFor(format);
  if (!reasons.every((reason) => known.includes(reason))) throw invalid({ reasons: 'not-allowed' });
}

const rejectionOf = ({ reasons = [], note, permanent }: PostInput, now: Date) => ({
  reasons,
  note: note ?? null,
  permanent: permanent ?? false,
  decidedAt: now.toISOString(),
});
