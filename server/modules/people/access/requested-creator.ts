import type { Person } from '#server/platform/database/schema/person.ts';
import type { Deps } from '#server/platform/dependencies.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff } from '../person-rules.ts';
import { findCreatorById } from '../repository/people.ts';
import { requirePerson } from './current-person.ts';

/**
 * The creator whose money a call is about: the caller, or the creator named by an id, for staff
 * with INTERNAL and the creator's agency.
 * @throws {Problem} `unauthenticated`, `forbidden`; `not-found`, also for a creator of another
 * agency
 */
export async function requireRequestedCreator(
  call: { person: Person | null; deps: Pick<Deps, 'db'> },
  userId: string | undefined,
): Promise<Person> {
  const viewer = requirePerson(call, 'VIEW_POST');
  if (userId === undefined || userId === viewer.id) return viewer;
  if (!isStaff(viewer)) requirePerson(call, 'MANAGE_AGENCY_CREATORS');
  const creator = await findCreatorById(call.deps.db, userId);
  const maySee = creator && (isStaff(viewer) || creator.agency_id === viewer.id);
  if (!maySee) throw new Problem('not-found');
  return creator;
}
