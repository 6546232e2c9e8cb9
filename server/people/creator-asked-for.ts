import type { Deps } from '../deps.ts';
import { Problem } from '../problem.ts';
import { actingPerson } from './acting-person.ts';
import type { Person } from './person.ts';

/**
 * Whose money is asked for: one's own, or where an id names somebody else, that creator's, for staff with INTERNAL.
 * @throws {Problem} `unauthenticated`, `forbidden`, `not-found`
 */
export async function creatorAskedFor(
  call: { person: Person | null; deps: Pick<Deps, 'db'> },
  userId: string | undefined,
): Promise<Person> {
  const viewer = actingPerson(call, 'VIEW_POST');
  if (userId === undefined || userId === viewer.id) return viewer;
  actingPerson(call, 'INTERNAL');
  const creator = await call.deps.db
    .selectFrom('people')
    .where('id', '=', userId)
    .where('role', '=', 'creator')
    .selectAll()
    .executeTakeFirst();
  if (!creator) throw new Problem('not-found');
  return creator;
}
