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

/** Locks an existing person. @throws {Error} for an unknown id */
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

/** A creator who was not merged; with an agency, one of its own. */
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

/** A person who is not staff and was not merged. */
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
