import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { ProfileChangeTable } from '#server/platform/database/schema/profile-change-table.ts';

export type ProfileChangeRow = Selectable<ProfileChangeTable>;

/** The change of a creator that waits or was rejected. */
export const findProfileChange = (
  db: Db,
  personId: string,
): Promise<ProfileChangeRow | undefined> =>
  db.selectFrom('profile_changes').where('person_id', '=', personId).selectAll().executeTakeFirst();

/** Keeps a change in place of the one that the creator has. */
export async function upsertProfileChange(
  trx: Db,
  personId: string,
  values: Omit<Insertable<ProfileChangeTable>, 'person_id'>,
): Promise<void> {
  await trx
    .insertInto('profile_changes')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

export async function updateProfileChange(
  trx: Db,
  personId: string,
  values: Updateable<ProfileChangeTable>,
): Promise<void> {
  await trx.updateTable('profile_changes').set(values).where('person_id', '=', personId).execute();
}

export async function deleteProfileChange(trx: Db, personId: string): Promise<void> {
  await trx.deleteFrom('profile_changes').where('person_id', '=', personId).execute();
}

/** Whether another person's pending change requests a handle. */
export async function isHandleProposed(
  db: Db,
  handle: string,
  exceptPersonId: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('profile_changes')
    .where('handle', '=', handle)
    .where('state', '=', 'pending')
    .where('person_id', '<>', exceptPersonId)
    .select('person_id')
    .executeTakeFirst();
  return other !== undefined;
}
