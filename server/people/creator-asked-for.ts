import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { actingPerson } from './acting-person.ts';
import { isStaff, type Person } from './person.ts';

/**
 * Whose money is asked for: one's own, or where an id names somebody else, that creator's, for staff with INTERNAL and for
 * the creator's agency.
 * @throws {Problem} `unauthenticated`, `forbidden`; `not-found`, also for a creator of another agency
 */
export async function creatorAskedFor(
  call: { person: Person | null; deps: Pick<Deps, 'db'> },
  userId: string | undefined,
): Promise<Person> {
  const viewer = actingPerson(call, 'VIEW_POST');
  if (userId === undefined || userId === viewer.id) return viewer;
  if (!isStaff(viewer)) actingPerson(call, 'MANAGE_AGENCY_CREATORS');
  const creator = await call.deps.db
    .selectFrom('people')
    .where('id', '=', userId)
    .where('role', '=', 'creator')
    .selectAll()
    .executeTakeFirst();
  const maySee = creator && (isStaff(viewer) || creator.agency_id === viewer.id);
  if (!maySee) throw new Problem('not-found');
  return creator;
}
