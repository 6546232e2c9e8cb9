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
 * Runs the lifecycle of a creator and stores the new state. The row is locked, so that simultaneous
 * decisions of staff are not overwritten.
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
