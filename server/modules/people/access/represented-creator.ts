import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff } from '../person-rules.ts';
import { findUnmergedPerson } from '../repository/people.ts';

/**
 * Whether a person manages a creator: as the creator's agency, or as staff with
 * MANAGE_AGENCY_CREATORS, who manage the creators of all agencies.
 */
const isManagedBy = (creator: Pick<Person, 'agency_id'>, person: Person): boolean =>
  person.permissions.includes('MANAGE_AGENCY_CREATORS') &&
  creator.agency_id !== null &&
  (creator.agency_id === person.id || isStaff(person));

/** Whether a person may write for a creator: they manage the creator, who is not blocked. */
export const canWriteFor = (
  person: Person,
  creator: Pick<Person, 'agency_id' | 'position'>,
): boolean => creator.position.accountStatus === 'active' && isManagedBy(creator, person);

/**
 * The person that a call acts for: the caller, or a creator they manage.
 * @throws {Problem} `forbidden` for anybody else
 */
export async function requireRepresentedCreator(
  db: Db,
  person: Person,
  userId: string | undefined,
): Promise<Person> {
  if (userId === undefined || userId === person.id) return person;
  if (!person.permissions.includes('MANAGE_AGENCY_CREATORS')) throw new Problem('forbidden');
  const creator = await findUnmergedPerson(db, userId);
  if (!creator || !isManagedBy(creator, person)) throw new Problem('forbidden');
  return creator;
}
