import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

/** A creator who was not merged away, locked until the end of the transaction. */
export function lockCreator(trx: Db, id: string): Promise<Person | undefined> {
  return trx
    .selectFrom('people')
    .where('id', '=', id)
    .where('role', '=', 'creator')
    .where('merged_into', 'is', null)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whether a person may be the creator of a source. Locked, so that they are neither converted nor
 * merged away meanwhile.
 */
export async function lockOgcCreator(trx: Db, id: string): Promise<boolean> {
  const creator = await trx
    .selectFrom('people')
    .where('id', '=', id)
    .where('creator_type', '=', 'OGC')
    .where('merged_into', 'is', null)
    .forShare()
    .select('id')
    .executeTakeFirst();
  return creator !== undefined;
}

/** Gives the creator as they are afterwards. */
export function updateCreatorType(
  trx: Db,
  id: string,
  types: Pick<Person, 'creator_type' | 'payment_type'>,
  now: Date,
): Promise<Person> {
  return trx
    .updateTable('people')
    .set({ ...types, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
