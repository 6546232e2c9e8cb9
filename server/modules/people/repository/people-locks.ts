import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

/**
 * In the order of ids, as everywhere, so that those who lock the same people wait for each other in
 * a row.
 */
export async function lockPeople(trx: Db, ids: string[]): Promise<Person[]> {
  return trx
    .selectFrom('people')
    .where('id', 'in', ids)
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute();
}

/** Locks a person who is known to be there. @throws {Error} when they are not */
export function lockPerson(trx: Db, id: string): Promise<Person> {
  return trx
    .selectFrom('people')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function lockPersonIfFound(trx: Db, id: string): Promise<Person | undefined> {
  return trx.selectFrom('people').where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
}

/** A creator who is not merged into another; one of this agency where one is named. */
export function lockCreator(
  trx: Db,
  id: string,
  agencyId: string | undefined,
): Promise<Person | undefined> {
  let query = trx
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '=', 'creator')
    .where('merged_into', 'is', null);
  if (agencyId) query = query.where('agency_id', '=', agencyId);
  return query.selectAll().forUpdate().executeTakeFirst();
}

/** Somebody who is not of the staff and not merged into another. */
export function lockCreatorOrAgency(trx: Db, id: string): Promise<Person | undefined> {
  return trx
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '<>', 'staff')
    .where('merged_into', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}
