import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { decideAccountAppeal } from './decide-account-appeal.ts';
import { decidePostAppeal } from './decide-post-appeal.ts';
import { findAppeal } from './repository/appeals.ts';
import type { AppealDecision, DecisionDeps } from './store-decision.ts';

/**
 * Decides an appeal. Overturned, the post or the account moves as its chart says, and its person is
 * told.
 * @param trx a transaction
 * @returns what the audit trail says of it
 * @throws {Problem} `not-found`, `forbidden`, `claimed-by-other`, `transition-not-allowed`
 */
export async function decideAppealOf(
  trx: Db,
  deps: DecisionDeps,
  decision: AppealDecision,
): Promise<AuditDetails> {
  const found = await findAppeal(trx, decision.appealId);
  if (!found) throw new Problem('not-found');
  return found.post_id
    ? decidePostAppeal(trx, deps, decision, { ...found, post_id: found.post_id })
    : decideAccountAppeal(trx, deps, decision, found);
}
