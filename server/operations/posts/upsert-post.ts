import type { PostAction } from '#domain/post-states.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { DataOf, Handler } from '../../handler.ts';
import { once } from '../../idempotency.ts';
import { actedFor } from '../../people/acting-for.ts';
import { actingPerson } from '../../people/acting-person.ts';
import { Problem } from '../../problem.ts';
import { movePost, proveReasons, removePost } from './move-post.ts';
import { authorOf, type PostRow, presentPost } from './present-post.ts';
import { submitPost, updateMeta, writePost } from './save-post.ts';
import { findPost, type Work } from './write-content.ts';

type Id = 'upsertPost';
type Reply = DataOf<Id>;

export const upsertPost: Handler<Id> = async (call) => {
  const by = actingPerson(call, 'VIEW_POST');
  const { body, deps } = call;
  const person = await actedFor(deps.db, by, body.userId);
  const input = body.post;
  proveReasons(input, by);
  const work: Work = { db: deps.db, person, by, input, now: deps.clock.now() };
  try {
    return await once(call, by, async (trx) => {
      const reply = await act({ ...work, db: trx });
      await tellPublisher(deps, input.action, reply, trx);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'profile-not-approved') throw error;
    throw new Problem(error.code, { post: await saveOnly(work) });
  }
};

/** The profile is not approved: what was written is saved all the same, and shown with the refusal. */
async function saveOnly(work: Work): Promise<Reply['post']> {
  const input = { ...work.input, action: 'save' as const };
  const { post } = await work.db.transaction().execute((trx) => act({ ...work, db: trx, input }));
  return post;
}

/** Rejecting takes down what readers see only where it is the version that is rejected. */
const takesDown: readonly PostAction[] = ['unpublish', 'suspend', 'reject'];

/** With the transaction that moves the post: none waits for a job that was never made, up or down. */
async function tellPublisher(
  { jobs }: Pick<Deps, 'jobs'>,
  action: PostAction,
  { post }: Reply,
  trx: Db,
): Promise<void> {
  const { postUID, revision, state, live } = post;
  if (state === 'PENDING') await jobs.send('publish-post', { postUID, revision }, trx);
  if (action === 'mark-sensitive') await jobs.send('update-publication', { postUID }, trx);
  if (takesDown.includes(action) && live === 'TAKEN_DOWN') await jobs.send('withdraw-post', { postUID }, trx);
}

async function act(asked: Work): Promise<Reply> {
  const row = await findPost(asked);
  // What staff decide about is somebody else's.
  const work = row ? { ...asked, person: await authorOf(asked.db, asked.person, row) } : asked;
  const written = await actions[work.input.action](work, row);
  // Another call with the same clientId came between: now the post is there to begin from.
  if (!written) return act(asked);
  return { success: true, post: presentPost(written, work.person, work.by) };
}

type Action = (work: Work, row: PostRow | undefined) => Promise<PostRow | undefined>;

const actions: Record<PostAction, Action> = {
  save: writePost,
  submit: submitPost,
  'update-advance-meta': onKnown(updateMeta),
  delete: onKnown(removePost),
  publish: onKnown(movePost),
  reject: onKnown(movePost),
  unpublish: onKnown(movePost),
  suspend: onKnown(movePost),
  'mark-sensitive': onKnown(movePost),
  'look-again': onKnown(movePost),
  archive: onKnown(movePost),
  restore: onKnown(movePost),
};

/** What only a post that exists can have done to it, from the revision that the person saw. */
function onKnown(action: (work: Work, row: PostRow) => Promise<PostRow>): Action {
  return async (work, row) => {
    if (!row) throw new Problem('not-found');
    if (work.input.revision !== row.revision) {
      throw new Problem('revision-conflict', { post: presentPost(row, work.person, work.by) });
    }
    return action(work, row);
  };
}
