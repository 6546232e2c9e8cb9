import type { AuditDetails } from '#server/http/audit-trail.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { changeAccountStatus } from '../creators/index.ts';
import { sendNoticeToPerson } from '../notices/index.ts';
import { lockCreatorOrAgency } from '../people/index.ts';
import type { AppealRow } from './repository/appeals.ts';
import { type AppealDecision, type DecisionDeps, storeDecision } from './store-decision.ts';

const noticeKinds = { upheld: 'block-upheld', overturned: 'block-overturned' } as const;

/**
 * Decides the appeal of a block. If overturned, the account is unblocked. Its owner gets a text
 * message and e-mail: they are signed in nowhere.
 * @param trx a transaction
 * @throws {Problem} as `decideAppealOf`
 */
export async function decideAccountAppeal(
  trx: Db,
  deps: DecisionDeps,
  decision: AppealDecision,
  { person_id: personId }: AppealRow,
): Promise<AuditDetails> {
  const { outcome, by, now } = decision;
  // The person first, as when staff unblock them: that ends the appeal.
  const before = await lockCreatorOrAgency(trx, personId);
  if (!before) throw new Problem('not-found');
  const isOverturned = outcome === 'overturned';
  await storeDecision(trx, decision, isOverturned ? 'unblocked' : null);
  const after = isOverturned
    ? await changeAccountStatus(trx, deps, by, { creatorUserId: personId, action: 'unblock' }, now)
    : before;
  await sendNoticeToPerson(trx, deps, personId, { kind: noticeKinds[outcome] }, now);
  return {
    subject: { kind: before.role === 'agency' ? 'agency' : 'creator', id: personId },
    before: { appeal: 'open', accountStatus: before.position.accountStatus },
    after: { appeal: outcome, accountStatus: after.position.accountStatus },
  };
}
