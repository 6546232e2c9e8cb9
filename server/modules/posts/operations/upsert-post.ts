import type { PostAction } from '#domain/post/post-states.ts';
import { type AuditDetails, recordAudit } from '#server/http/audit-trail.ts';
import type { DataOf, Handler } from '#server/http/handler.ts';
import { withIdempotency } from '#server/http/idempotency.ts';
import { requirePerson, requireRepresentedCreator } from '#server/modules/people/index.ts';
import { effectTime, type UndoableDecision } from '#server/modules/review/index.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { changePublishTime } from '../actions/change-publish-time.ts';
import {
  type DecidingAction,
  decidePostByStaff,
  isDecidingAction,
} from '../actions/decide-post.ts';
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
    return await withIdempotency(call, by, async (trx, _, audit) => {
      const { reply, details } = await applyAction({ ...work, db: trx }, deps.config);
      audit(details);
      await enqueuePublisherJobs(deps, input.action, reply, trx);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'profile-not-approved') throw error;
    throw new Problem(error.code, { post: await saveWithoutSubmitting(work) });
  }
};

/**
 * The profile is not approved: what was written is still saved, and shown with the refusal.
 */
async function saveWithoutSubmitting(work: PostWrite): Promise<Reply['post']> {
  const { by: person, now } = work;
  const input = { ...work.input, action: 'save' as const };
  return work.db.transaction().execute(async (trx) => {
    const { reply, details } = await applyAction({ ...work, db: trx, input }, { undoSeconds: 0 });
    if (person.role === 'staff')
      await recordAudit(trx, { operationId: 'upsertPost', person, now }, details);
    return reply.post;
  });
}

/** Rejecting takes down what readers see only where it is the version that is rejected. */
const takeDownActions: readonly PostAction[] = ['unpublish', 'suspend', 'reject'];

/**
 * With the transaction that moves the post: none waits for a job that was never made, up or down.
 * What a moderator can undo starts when that time is over.
 */
async function enqueuePublisherJobs(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  action: PostAction,
  { post, decision }: Reply,
  trx: Db,
): Promise<void> {
  const { postUID, revision, state, live } = post;
  const start =
    decision && effectTime(new Date(clock.now().getTime() + decision.undoSeconds * 1000));
  if (state === 'PENDING') await jobs.send('publish-post', { postUID, revision }, trx, start);
  if (action === 'mark-sensitive') await jobs.send('update-publication', { postUID }, trx);
  if (takeDownActions.includes(action) && live === 'TAKEN_DOWN')
    await jobs.send('withdraw-post', { postUID }, trx, start);
}

type Applied = { reply: Reply; details: AuditDetails };

async function applyAction(
  request: PostWrite,
  config: Pick<Config, 'undoSeconds'>,
): Promise<Applied> {
  const row = await lockPost(request);
  // Staff act on posts of other people.
  const work = row
    ? { ...request, person: await loadAuthor(request.db, request.person, row) }
    : request;
  const { action, reasons = [] } = work.input;
  const { written, decision } = await writeOrDecide(work, row, config);
  // Another call created the post with the same clientId: act on that one.
  if (!written) return applyAction(request, config);
  const post = presentPost(written, work.person, work.by);
  const details: AuditDetails = {
    subject: { kind: 'post', id: post.postUID },
    before: row ? { state: row.state, revision: row.revision } : null,
    after: { action, state: post.state, revision: post.revision },
    reason: reasons.join(', '),
  };
  return { reply: { success: true, post, ...(decision && { decision }) }, details };
}

type Written = { written: PostRow | undefined; decision?: UndoableDecision | undefined };

async function writeOrDecide(
  work: PostWrite,
  row: PostRow | undefined,
  config: Pick<Config, 'undoSeconds'>,
): Promise<Written> {
  const { action } = work.input;
  if (!isDecidingAction(action)) return { written: await actionHandlers[action](work, row) };
  return decidePostByStaff(work, action, requireSeenRevision(work, row), config);
}

type Action = (work: PostWrite, row: PostRow | undefined) => Promise<PostRow | undefined>;

const actionHandlers: Record<Exclude<PostAction, DecidingAction>, Action> = {
  save: savePost,
  submit: submitPost,
  schedule: onExisting(changePublishTime),
  unschedule: onExisting(changePublishTime),
  'update-advance-meta': onExisting(updatePostMeta),
  delete: onExisting(deletePost),
  withdraw: onExisting(applyPostTransition),
  unpublish: onExisting(applyPostTransition),
  suspend: onExisting(applyPostTransition),
  'mark-sensitive': onExisting(applyPostTransition),
  'look-again': onExisting(applyPostTransition),
  archive: onExisting(applyPostTransition),
  restore: onExisting(applyPostTransition),
};

/** What only a post that exists can have done to it, from the revision that the person saw. */
function onExisting(action: (work: PostWrite, row: PostRow) => Promise<PostRow>): Action {
  return async (work, row) => action(work, requireSeenRevision(work, row));
}

/** @throws {Problem} `not-found`, `revision-conflict` */
function requireSeenRevision(work: PostWrite, row: PostRow | undefined): PostRow {
  if (!row) throw new Problem('not-found');
  if (work.input.revision !== row.revision) {
    throw new Problem('revision-conflict', { post: presentPost(row, work.person, work.by) });
  }
  return row;
}
