import type { Db } from '#server/platform/database/database-types.ts';

/** Whether a person has uploaded this picture. */
export async function ownsPicture(db: Db, personId: string, pictureId: string): Promise<boolean> {
  const picture = await db
    .selectFrom('pictures')
    .where('id', '=', pictureId)
    .where('owner_id', '=', personId)
    .select('id')
    .executeTakeFirst();
  return picture !== undefined;
}
