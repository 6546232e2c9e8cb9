import { type CreatorPosition, decideCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { newId } from '#server/platform/database/ids.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { insertProfileEvent } from './repository/profile-events.ts';

type ProfilePosition = { personId: string; position: CreatorPosition };
type Submission = { byPerson: string; now: Date };

/**
 * Submits a profile in the lifecycle, and notes it where it waits for a decision now.
 * @param trx a transaction that holds the person's row
 * @returns what is to be written to the person
 * @throws {Problem} in the chart's words
 */
export async function submitProfile(
  trx: Db,
  { personId, position }: ProfilePosition,
  { byPerson, now }: Submission,
) {
  const decision = decideCreator(position, { type: 'profile.submitted' });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const isSent = decision.position.work === 'pending' && position.work !== 'pending';
  if (isSent) {
    await insertProfileEvent(trx, {
      id: newId(now),
      person_id: personId,
      action: 'submitted',
      reasons: [],
      note: null,
      by_person: byPerson,
      at: now,
    });
  }
  return {
    position: JSON.stringify(decision.position),
    ...(isSent ? { submitted_at: now, rejection: null } : {}),
  };
}
