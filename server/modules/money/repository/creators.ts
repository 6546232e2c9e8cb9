import { sql } from 'kysely';
import type { CreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';

const creatorQuery = (db: Db, id: string) =>
  db.selectFrom('people').where('id', '=', id).selectAll();

/** The person whose money it is. */
export const findCreator = (db: Db, id: string): Promise<Person | undefined> =>
  creatorQuery(db, id).executeTakeFirst();

/** A creator who is known to be there. */
export const getCreator = (db: Db, id: string): Promise<Person> =>
  creatorQuery(db, id).executeTakeFirstOrThrow();

/** The same person, locked until the end of the transaction. */
export const lockCreator = (trx: Db, id: string): Promise<Person | undefined> =>
  creatorQuery(trx, id).forUpdate().executeTakeFirst();

/** Keeps where a creator stands now. */
export async function updateCreatorPosition(
  trx: Db,
  id: string,
  position: CreatorPosition,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('people')
    .set({ position: JSON.stringify(position), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Creators who can be paid, in the order of their ids, those behind `after` where it is given. */
export async function listPayableCreatorIds(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('people')
    .where('role', '=', 'creator')
    .where('payment_type', 'is not', null)
    .where(sql`position->>'bank'`, '=', 'approved');
  if (after) query = query.where('id', '>', after);
  const creators = await query.orderBy('id').limit(limit).select('id').execute();
  return creators.map(({ id }) => id);
}
