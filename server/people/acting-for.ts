import type { Db } from '../db/database.ts';
import { Problem } from '../problem.ts';
import type { Person } from './person.ts';

/**
 * For whom somebody acts who names a person: for themselves, or as an agency for one of its own creators.
 * @throws {Problem} `forbidden` for anybody else
 */
export async function actedFor(db: Db, person: Person, userId: string | undefined): Promise<Person> {
  if (userId === undefined || userId === person.id) return person;
  if (!person.permissions.includes('MANAGE_AGENCY_CREATORS')) throw new Problem('forbidden');
  const creator = await db
    .selectFrom('people')
    .where('id', '=', userId)
    .where('agency_id', '=', person.id)
    .where('merged_into', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (!creator) throw new Problem('forbidden');
  return creator;
}
