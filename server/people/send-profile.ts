import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import { decideCreator } from '#machines/lifecycle/creator.ts';
import type { Db } from '../db/database.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';

type Sender = { personId: string; position: CreatorPosition };
type Sent = { byPerson: string; now: Date };

/**
 * Tells the lifecycle that a profile was submitted, and notes it where it waits for a decision now.
 * @param trx a transaction that holds the person's row
 * @returns what is to be written to the person
 * @throws {Problem} in the chart's words
 */
export async function sendProfile(trx: Db, { personId, position }: Sender, { byPerson, now }: Sent) {
  const decision = decideCreator(position, { type: 'profile.submitted' });
  if (decision.kind === 'refused') throw new Problem(decision.code);
  const isSent = decision.position.work === 'pending' && position.work !== 'pending';
  if (isSent) {
    await trx
      .insertInto('profile_events')
      .values({
        id: newId(now),
        person_id: personId,
        action: 'submitted',
        reasons: [],
        note: null,
        by_person: byPerson,
        at: now,
      })
      .execute();
  }
  return {
    position: JSON.stringify(decision.position),
    ...(isSent ? { submitted_at: now, rejection: null } : {}),
  };
}
