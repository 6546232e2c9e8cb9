import type { components } from '#generated/contract.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { presentAppeal, presentDecision } from './presenter.ts';
import { findAppealOfDecision, insertAppeal } from './repository/appeals.ts';
import { type BlockDecisionRow, findBlockDecision } from './repository/block-decisions.ts';
import {
  type AppealInput,
  requireSameAppeal,
  validateAppealPictures,
  validateAppealText,
} from './store-appeal.ts';

type BlockedAccount = components['schemas']['BlockedAccount'];
type Limits = Pick<Config, 'appealLimits'>;

/**
 * Why and since when the account of a person is blocked, and its appeal.
 * @throws {Problem} `unauthenticated` when it is not blocked
 */
export async function loadBlockedAccount(
  db: Db,
  person: Person,
  { appealLimits }: Limits,
): Promise<BlockedAccount> {
  const decision = await requireBlock(db, person);
  const appeal = await findAppealOfDecision(db, decision.id);
  return {
    kind: person.role === 'agency' ? 'agency' : 'creator',
    name: person.name,
    status: appeal ? 'appealed' : 'available',
    decisionSeconds: appealLimits.decisionSeconds,
    decision: presentDecision({ ...decision, action: 'block', note: null }),
    appeal: appeal ? presentAppeal(appeal) : null,
  };
}

type Request = { person: Person; input: AppealInput; config: Limits; now: Date };

/**
 * Stores the appeal of the block that applies, which acknowledges it. The same appeal sent again,
 * with another key, changes nothing.
 * @param trx a transaction
 * @param request with the person locked
 * @throws {Problem} `invalid-request`, `transition-not-allowed`, `unauthenticated`
 */
export async function appealBlockOf(trx: Db, request: Request): Promise<void> {
  const { person, input, config, now } = request;
  const sender = { personId: person.id, sentBy: person.id };
  const text = validateAppealText('text', input.text);
  const decision = await requireBlock(trx, person);
  if (decision.id !== input.decisionId) throw new Problem('transition-not-allowed');
  const pictures = await validateAppealPictures(trx, input.pictureIds, [person.id]);
  const stored = await insertAppeal(
    trx,
    {
      id: newId(now),
      post_id: null,
      person_id: person.id,
      decision_id: decision.id,
      action: 'block',
      revision: null,
      reasons: decision.reasons,
      // The note of a block is for staff, who see it in the history of the account.
      note: null,
      decision_at: decision.at,
      moderator_id: decision.moderator_id,
      first_moderator_id: null,
      content: null,
      sent_by: person.id,
      text,
      pictures: JSON.stringify(pictures),
    },
    config.appealLimits,
    now,
  );
  if (!stored) await requireSameAppeal(trx, input, sender);
}

async function requireBlock(db: Db, person: Person): Promise<BlockDecisionRow> {
  const decision =
    person.position.accountStatus === 'blocked' ? await findBlockDecision(db, person.id) : null;
  if (!decision) throw new Problem('unauthenticated');
  return decision;
}
