import type { AppealOutcome, AppealResult } from '#domain/appeals/appeal-states.ts';
import { decidePost } from '#machines/lifecycle/post-decisions.ts';
import type { AuditDetails } from '#server/http/audit-trail.ts';
import { notifyOfPost } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  isPublishTimeAhead,
  loadAuthor,
  lockPostById,
  type PostRow,
  postPosition,
  postRole,
  recordPostEvent,
  unclaimed,
  updatePost,
} from '../posts/index.ts';
import type { AppealRow } from './repository/appeals.ts';
import { isEditedSince, listStandingDecisions } from './standing-decision.ts';
import { type AppealDecision, type DecisionDeps, storeDecision } from './store-decision.ts';

const notificationKinds = {
  upheld: 'appeal-upheld',
  overturned: 'appeal-overturned',
} as const satisfies Record<AppealOutcome, string>;

/**
 * Decides the appeal of a decision on a post. Its creator is notified once: the publication that
 * follows sends no notification.
 * @param trx a transaction
 * @throws {Problem} as `decideAppealOf`
 */
export async function decidePostAppeal(
  trx: Db,
  { jobs }: DecisionDeps,
  decision: AppealDecision,
  appeal: AppealRow & { post_id: string },
): Promise<AuditDetails> {
  const { appealId, outcome, by, now } = decision;
  // The post first, as everywhere: who saves or submits it ends appeals afterwards.
  const post = await lockPostById(trx, appeal.post_id);
  if (!post) throw new Problem('not-found');
  const move = outcome === 'overturned' ? await planMove(trx, post, appeal, by) : undefined;
  await storeDecision(trx, decision, move?.result ?? null);
  const after = move ? await movePost(trx, post, appeal, move, decision) : post;
  if (after.state === 'PENDING' && move?.result === 'publishing')
    await jobs.send('publish-post', { postUID: post.id, revision: post.revision }, trx);
  await notifyOfPost(trx, {
    kind: notificationKinds[outcome],
    postId: post.id,
    eventId: appealId,
    byPerson: by.id,
    now,
  });
  return {
    subject: { kind: 'post', id: post.id },
    before: { appeal: 'open', state: post.state },
    after: { appeal: outcome, state: after.state },
  };
}

type Move = { result: AppealResult; changes: Pick<PostRow, 'state' | 'live'> | null };

/**
 * Where the chart sends the post. It stays where it is once another decision applies, while a
 * rejection of its working version is in force, or when it is in review or published again.
 */
async function planMove(trx: Db, post: PostRow, appeal: AppealRow, by: Person): Promise<Move> {
  const standing = await listStandingDecisions(trx, post);
  if (!standing.some(({ id }) => id === appeal.decision_id))
    return { result: 'superseded', changes: null };
  const { state, live } = post;
  // The state is that of the rejection; only the restriction of what readers saw goes.
  if (appeal.action !== 'reject' && standing.some(({ action }) => action === 'reject'))
    return { result: 'lifted', changes: { state, live } };
  const moved = decidePost(postPosition(post), {
    type: 'decision.overturned',
    by: postRole(by, await loadAuthor(trx, by, post)),
    isUnchanged: !(await isEditedSince(trx, post, appeal.revision)),
    isForLater: await isPublishTimeAhead(trx, post.id),
  });
  if (moved.kind !== 'moved') return { result: 'lifted', changes: { state, live } };
  const results = { PENDING: 'publishing', SCHEDULED: 'scheduled', DRAFT: 'draft' } as const;
  const result = results[moved.state as keyof typeof results] ?? 'lifted';
  return { result, changes: { state: moved.state, live: moved.live } };
}

async function movePost(
  trx: Db,
  post: PostRow,
  { action, revision }: AppealRow,
  { changes }: Move,
  { by, now }: AppealDecision,
): Promise<PostRow> {
  const { state } = changes ?? post;
  await recordPostEvent(trx, {
    post: { id: post.id, revision: revision ?? post.revision },
    action: 'overturn',
    state,
    byPerson: by.id,
    now,
  });
  if (!changes) return post;
  return updatePost(trx, post.id, {
    ...changes,
    ...(action === 'reject' ? { rejection: null } : { restriction: null }),
    ...(changes.state === 'SCHEDULED' && unclaimed),
    // A post on its way to readers keeps no time that has passed.
    ...(changes.state === 'PENDING' && post.state !== 'PENDING' && { publish_at: null }),
    updated_at: now,
  });
}
