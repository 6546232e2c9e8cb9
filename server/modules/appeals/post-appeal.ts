import type { components } from '#generated/contract.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostRow } from '../posts/index.ts';
import { presentAppeal, presentAppealedDecision, presentDecision } from './presenter.ts';
import { type AppealRow, findAppealOfDecision, findLastAppeal } from './repository/appeals.ts';
import type { PostDecisionRow } from './repository/decisions.ts';
import { findStandingDecision, findUndoEnd } from './standing-decision.ts';

type PostAppeal = components['schemas']['PostAppeal'];
type Context = {
  /** Of one of the decisions; without it the newest that applies. */
  decisionId?: string | undefined;
  config: Pick<Config, 'appealLimits'>;
  now: Date;
};

/** A decision that applies to a post and its appeal; otherwise the last appeal about the post. */
export async function loadPostAppeal(
  db: Db,
  post: PostRow,
  { decisionId, config, now }: Context,
): Promise<PostAppeal> {
  const decision = await findStandingDecision(db, post, decisionId);
  const appeal = decisionId
    ? await findAppealOf(db, post, decisionId)
    : await findLatestAppeal(db, post, decision);
  const shown = {
    postUID: post.id,
    title: post.title,
    availableAt: null,
    decisionSeconds: config.appealLimits.decisionSeconds,
    appeal: null,
  };
  if (appeal)
    return {
      ...shown,
      status: 'appealed',
      decision: presentAppealedDecision(appeal),
      appeal: presentAppeal(appeal),
    };
  if (!decision) return { ...shown, status: 'none', decision: null };
  const undoEnd = await findUndoEnd(db, post.id, now);
  return {
    ...shown,
    status: undoEnd ? 'too-soon' : 'available',
    availableAt: undoEnd?.toISOString() ?? null,
    decision: presentDecision(decision),
  };
}

async function findAppealOf(
  db: Db,
  post: PostRow,
  decisionId: string,
): Promise<AppealRow | undefined> {
  const appeal = await findAppealOfDecision(db, decisionId);
  return appeal?.post_id === post.id ? appeal : undefined;
}

/** The last appeal, unless a decision has come after it: then that decision's. */
async function findLatestAppeal(
  db: Db,
  post: PostRow,
  decision: PostDecisionRow | undefined,
): Promise<AppealRow | undefined> {
  const last = await findLastAppeal(db, post.id);
  if (!decision || (last && decision.at < (last.decided_at ?? last.created_at))) return last;
  return findAppealOf(db, post, decision.id);
}
