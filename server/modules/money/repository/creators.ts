import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** Creators who can be paid, in the order of their ids, those behind `after` where it is given. */
export async function listPayableCreatorIds(
  db: Db,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = db
    .selectFrom('people')
    .where('role', '=', 'creator')
    .where('payment_type', 'is not', null)
    // As the index has it (migration 0095).
    .where(sql<boolean>`position->>'bank' = 'approved' and merged_into is null`);
  if (after) query = query.where('id', '>', after);
  const creators = await query.orderBy('id').limit(limit).select('id').execute();
  return creators.map(({ id }) => id);
}
