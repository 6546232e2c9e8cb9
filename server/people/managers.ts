import type { Db } from '../db/database.ts';
import { Problem } from '../problem.ts';
import { actingPerson } from './acting-person.ts';
import type { Person } from './person.ts';

/** Who looks after creators: staff after all of them, an agency after its own. */
export type Manager = { person: Person; agencyId: string | undefined };

/**
 * The signed-in person as one who looks after creators.
 * @throws {Problem} `unauthenticated`, `forbidden`
 */
export function actingManager(call: { person: Person | null }): Manager {
  const person = actingPerson(call);
  if (person.permissions.includes('APPROVE_CREATOR')) return { person, agencyId: undefined };
  return { person: actingPerson(call, 'MANAGE_AGENCY_CREATORS'), agencyId: person.id };
}

/**
 * A creator whom somebody looks after, locked.
 * @param trx a transaction
 * @throws {Problem} `not-found`, also for a creator of somebody else's
 */
export async function managedCreator(trx: Db, { agencyId }: Manager, creatorId: string): Promise<Person> {
  let query = trx
    .selectFrom('people')
    .where('id', '=', creatorId)
    .where('role', '=', 'creator')
    .where('merged_into', 'is', null);
  if (agencyId) query = query.where('agency_id', '=', agencyId);
  const creator = await query.selectAll().forUpdate().executeTakeFirst();
  if (!creator) throw new Problem('not-found');
  return creator;
}
