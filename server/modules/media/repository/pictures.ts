import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

export type PictureRow = Selectable<Schema['pictures']>;

const ownPicture = (db: Db, id: string, ownerId: string) =>
  db.selectFrom('pictures').where('id', '=', id).where('owner_id', '=', ownerId);

/** A picture of one owner. */
export const findPictureOfOwner = (
  db: Db,
  id: string,
  ownerId: string,
): Promise<PictureRow | undefined> => ownPicture(db, id, ownerId).selectAll().executeTakeFirst();

/** Whether a picture is a person's own. */
export async function ownsPicture(db: Db, id: string, ownerId: string): Promise<boolean> {
  const picture = await ownPicture(db, id, ownerId).select('id').executeTakeFirst();
  return picture !== undefined;
}

/** Notes a picture that is stored. */
export async function insertPicture(
  trx: Db,
  values: Insertable<Schema['pictures']>,
): Promise<void> {
  await trx.insertInto('pictures').values(values).execute();
}
