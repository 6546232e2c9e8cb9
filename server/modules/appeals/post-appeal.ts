import type { components } from '#generated/contract.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostRow } from '../posts/index.ts';
import { presentAppeal, presentAppealedDecision, presentDecision } from './presenter.ts';
import { findAppealOfDecision, findLastAppeal } from './repository/appeals.ts';
import { findStandingDecision, findUndoEnd } from './standing-decision.ts';

type PostAppeal = components['schemas']['PostAppeal'];
type Context = { config: Pick<Config, 'appealLimits'>; now: Date };

/** The decision that applies to a post and its appeal; otherwise the last appeal about the post. */
export async function loadPostAppeal(
  db: Db,
  post: PostRow,
  { config, now }: Context,
): Promise<PostAppeal> {
  const decision = await findStandingDecision(db, post);
  const appeal = decision
    ? await findAppealOfDecision(db, decision.id)
    : await findLastAppeal(db, post.id);
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
