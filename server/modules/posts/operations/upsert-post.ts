import type { PostAction } from '#domain/post/post-states.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { applyPostTransition, deletePost, validateReasons } from '../actions/move-post.ts';
import { savePost, submitPost, updatePostMeta } from '../actions/save-post.ts';
import { lockPost, type PostWrite } from '../actions/write-content.ts';
import { presentPost } from '../presenter.ts';
import type { PostRow } from '../repository/posts.ts';
import { loadAuthor } from '../rules/load-author.ts';

type Id = 'upsertPost';
type Reply = DataOf<Id>;

export const upsertPost: Handler<Id> = async (call) => {
  const by = requirePerson(call, 'VIEW_POST');
  const { body, deps } = call;
  const person = await requireRepresentedCreator(deps.db, by, body.userId);
  const input = body.post;
  validateReasons(input, by);
  const work: PostWrite = { db: deps.db, person, by, input, now: deps.clock.now() };
  try {
    return await withIdempotency(call, by, async (trx) => {
      const reply = await applyAction({ ...work, db: trx });
      await enqueuePublisherJobs(deps, input.action, reply, trx);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'profile-not-approved') throw error;
    throw new Problem(error.code, { post: await saveWithoutSubmitting(work) });
  }
};

/**
 * The profile is not approved: what was written is saved all the same, and shown with the refusal.
 */
async function saveWithoutSubmitting(work: PostWrite): Promise<Reply['post']> {
  const input = { ...work.input, action: 'save' as const };
  const { post } = await work.db
    .transaction()
    .execute((trx) => applyAction({ ...work, db: trx, input }));
  return post;
}

/** Rejecting takes down what readers see only where it is the version that is rejected. */
const takeDownActions: readonly PostAction[] = ['unpublish', 'suspend', 'reject'];

/**
 * With the transaction that moves the post: none waits for a job that was never made, up or down.
 */
async function enqueuePublisherJobs(
  { jobs }: Pick<Deps, 'jobs'>,
  action: PostAction,
  { post }: Reply,
  trx: Db,
): Promise<void> {
  const { postUID, revision, state, live } = post;
  if (state === 'PENDING') await jobs.send('publish-post', { postUID, revision }, trx);
  if (action === 'mark-sensitive') await jobs.send('update-publication', { postUID }, trx);
  if (takeDownActions.includes(action) && live === 'TAKEN_DOWN')
    await jobs.send('withdraw-post', { postUID }, trx);
}

async function applyAction(request: PostWrite): Promise<Reply> {
  const row = await lockPost(request);
  // What staff decide about is somebody else's.
  const work = row
    ? { ...request, person: await loadAuthor(request.db, request.person, row) }
    : request;
  const written = await actionHandlers[work.input.action](work, row);
  // Another call with the same clientId came between: now the post is there to begin from.
  if (!written) return applyAction(request);
  return { success: true, post: presentPost(written, work.person, work.by) };
}

type Action = (work: PostWrite, row: PostRow | undefined) => Promise<PostRow | undefined>;

const actionHandlers: Record<PostAction, Action> = {
  save: savePost,
  submit: submitPost,
  'update-advance-meta': onExisting(updatePostMeta),
  delete: onExisting(deletePost),
  publish: onExisting(applyPostTransition),
  reject: onExisting(applyPostTransition),
  unpublish: onExisting(applyPostTransition),
  suspend: onExisting(applyPostTransition),
  'mark-sensitive': onExisting(applyPostTransition),
  'look-again': onExisting(applyPostTransition),
  archive: onExisting(applyPostTransition),
  restore: onExisting(applyPostTransition),
};

/** What only a post that exists can have done to it, from the revision that the person saw. */
function onExisting(action: (work: PostWrite, row: PostRow) => Promise<PostRow>): Action {
  return async (work, row) => {
    if (!row) throw new Problem('not-found');
    if (work.input.revision !== row.revision) {
      throw new Problem('revision-conflict', { post: presentPost(row, work.person, work.by) });
    }
    return action(work, row);
  };
}
