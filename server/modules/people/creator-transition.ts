import {
  type CreatorEvent,
  type CreatorPosition,
  decideCreator,
} from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { updatePersonReturning } from './repository/people.ts';
import { lockPerson } from './repository/people-locks.ts';

/**
 * The position after an event; the same one where the lifecycle has no answer to it (a second code,
 * say).
 */
export function nextCreatorPosition(
  position: CreatorPosition,
  event: CreatorEvent,
): CreatorPosition {
  const decision = decideCreator(position, event);
  return decision.kind === 'moved' ? decision.position : position;
}

/**
 * Tells the lifecycle of a creator what happened and keeps where it stands now. The row is locked
 * in between, so that what staff decide at the same moment is not written over.
 * @param trx a transaction
 */
export async function transitionCreator(
  trx: Db,
  personId: string,
  event: CreatorEvent,
  now: Date,
): Promise<Person> {
  const person = await lockPerson(trx, personId);
  return updatePersonReturning(trx, personId, {
    position: JSON.stringify(nextCreatorPosition(person.position, event)),
    updated_at: now,
  });
}
