import type { Db } from '#server/platform/database/database-types.ts';

/**
 * Whether a person may be the creator of a source. Locked, so that they are neither converted nor
 * merged away in the meantime.
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
