import type { AppealOutcome } from '#domain/appeals/appeal-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { claimProblem } from './claim-appeal.ts';
import { type DecidedAppeal, updateDecidedAppeal } from './repository/appeals.ts';

export type AppealDecision = {
  appealId: string;
  outcome: AppealOutcome;
  answer: string;
  by: Person;
  now: Date;
};

export type DecisionDeps = Pick<Deps, 'jobs' | 'config' | 'mail' | 'smsNotices'>;

/**
 * Stores the decision. What the appeal is about is locked before.
 * @throws {Problem} `forbidden`, `claimed-by-other`, `transition-not-allowed`
 */
export async function storeDecision(
  trx: Db,
  { appealId, outcome, answer, by, now }: AppealDecision,
  result: DecidedAppeal['result'],
): Promise<void> {
  const stored = await updateDecidedAppeal(trx, {
    id: appealId,
    outcome,
    answer,
    result,
    moderator: by,
    now,
  });
  if (!stored) throw await claimProblem(trx, appealId, by, now);
}
