import type { AppealOutcome, AppealResult } from '#domain/appeals/appeal-states.ts';
import { decidePost } from '#machines/lifecycle/post.ts';
import { notifyOfPost } from '#server/modules/notifications/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import {
  loadAuthor,
  lockPostById,
  type PostRow,
  postPosition,
  postRole,
  recordPostEvent,
  updatePost,
} from '../posts/index.ts';
import { claimProblem } from './claim-appeal.ts';
import { type AppealRow, findAppeal, settleAppeal } from './repository/appeals.ts';
import { findStandingDecision } from './standing-decision.ts';

type Decision = {
  appealId: string;
  outcome: AppealOutcome;
  answer: string;
  by: Person;
  now: Date;
};

const notificationKinds = {
  upheld: 'appeal-upheld',
  overturned: 'appeal-overturned',
} as const satisfies Record<AppealOutcome, string>;

/**
 * Decides an appeal. Overturned, the post moves as its chart says and its creator is told once: the
 * publication that follows tells nothing more.
 * @param trx a transaction
 * @throws {Problem} `not-found`, `forbidden`, `claimed-by-other`, `transition-not-allowed`
 */
export async function decideAppealOf(
  trx: Db,
  { jobs }: Pick<Deps, 'jobs'>,
  decision: Decision,
): Promise<{ before: PostRow; after: PostRow }> {
  const { appealId, outcome, answer, by, now } = decision;
  const found = await findAppeal(trx, appealId);
  // The post first, as everywhere: who saves or submits it ends appeals afterwards.
  const post = found && (await lockPostById(trx, found.post_id));
  if (!post) throw new Problem('not-found');
  const move = outcome === 'overturned' ? await planMove(trx, post, found, by) : undefined;
  const settled = await settleAppeal(trx, {
    id: appealId,
    outcome,
    answer,
    result: move?.result ?? null,
    moderatorId: by.id,
    now,
  });
  if (!settled) throw await claimProblem(trx, appealId, by.id, now);
  const after = move ? await movePost(trx, post, settled, move, decision) : post;
  if (after.state === 'PENDING' && move?.result === 'publishing')
    await jobs.send('publish-post', { postUID: post.id, revision: post.revision }, trx);
  await notifyOfPost(trx, {
    kind: notificationKinds[outcome],
    postId: post.id,
    eventId: appealId,
    byPerson: by.id,
    now,
  });
  return { before: post, after };
}

type Move = { result: AppealResult; changes: Pick<PostRow, 'state' | 'live'> | null };

/**
 * Where the chart sends the post. It stays where it is once another decision applies, or when it is
 * in review or published again.
 */
async function planMove(trx: Db, post: PostRow, appeal: AppealRow, by: Person): Promise<Move> {
  const standing = await findStandingDecision(trx, post);
  if (standing?.id !== appeal.decision_id) return { result: 'superseded', changes: null };
  const moved = decidePost(postPosition(post), {
    type: 'decision.overturned',
    by: postRole(by, await loadAuthor(trx, by, post)),
    isUnchanged: post.revision === appeal.revision,
  });
  const { state, live } = moved.kind === 'moved' ? moved : post;
  const results = { PENDING: 'publishing', DRAFT: 'draft' } as const;
  const result =
    moved.kind === 'moved' ? (results[state as keyof typeof results] ?? 'lifted') : 'lifted';
  return { result, changes: { state, live } };
}

async function movePost(
  trx: Db,
  post: PostRow,
  { action, revision }: AppealRow,
  { changes }: Move,
  { by, now }: Decision,
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
    updated_at: now,
  });
}
