import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { lockCreator } from '../repository/people-locks.ts';
import { requirePerson } from './current-person.ts';

/**
 * Who manages creators: staff all of them, an agency its own. Managers may also list and export
 * them.
 */
export type CreatorManager = { person: Person; agencyId: string | undefined };

/**
 * The signed-in person as a manager of creators.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function requireCreatorManager(call: { person: Person | null }): CreatorManager {
  const person = requirePerson(call);
  if (person.permissions.includes('APPROVE_CREATOR')) return { person, agencyId: undefined };
  return { person: requirePerson(call, 'MANAGE_AGENCY_CREATORS'), agencyId: person.id };
}

/**
 * A creator that this person manages, locked.
 * @param trx a transaction
 * @throws {Problem} `not-found`, also for other managers' creators
 */
export async function lockManagedCreator(
  trx: Db,
  { agencyId }: CreatorManager,
  creatorId: string,
): Promise<Person> {
  const creator = await lockCreator(trx, creatorId, agencyId);
  if (!creator) throw new Problem('not-found');
  return creator;
}
