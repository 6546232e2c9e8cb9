import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import { Problem } from '#server/platform/errors/problem.ts';
import { isStaff } from '../person-rules.ts';
import { findUnmergedPerson } from '../repository/people.ts';

/**
 * Whether somebody looks after a creator: the creator's agency, or staff who hold
 * MANAGE_AGENCY_CREATORS, after those of all agencies.
 */
const isManagedBy = (creator: Pick<Person, 'agency_id'>, person: Person): boolean =>
  person.permissions.includes('MANAGE_AGENCY_CREATORS') &&
  creator.agency_id !== null &&
  (creator.agency_id === person.id || isStaff(person));

/** Whether somebody may write for a creator: looks after them, and the creator is not blocked. */
export const canWriteFor = (
  person: Person,
  creator: Pick<Person, 'agency_id' | 'position'>,
): boolean => creator.position.standing === 'active' && isManagedBy(creator, person);

/**
 * For whom somebody acts who names a person: for themselves, or for a creator they look after.
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
