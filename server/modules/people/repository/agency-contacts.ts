import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

/** The address that staff noted of an agency. */
export async function findAgencyEmail(db: Db, personId: string): Promise<string | undefined> {
  const agency = await db
    .selectFrom('agencies')
    .where('person_id', '=', personId)
    .select('email')
    .executeTakeFirst();
  return agency?.email;
}

/** @param email normalised */
export function findAgencyByEmail(db: Db, email: string): Promise<Person | undefined> {
  return db
    .selectFrom('agencies')
    .innerJoin('people', 'people.id', 'agencies.person_id')
    .where('agencies.email', '=', email)
    .selectAll('people')
    .executeTakeFirst();
}
