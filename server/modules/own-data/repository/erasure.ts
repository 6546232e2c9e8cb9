import { type RawBuilder, sql } from 'kysely';
import { type CreatorPosition, initialCreatorPosition } from '#machines/lifecycle/creator.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { TableName } from '../register/personal-table.ts';

/** Deletes some posts of a person with their dependent rows; returns how many. */
export const deleteSomePosts = (db: Db, personId: string, most: number): Promise<number> =>
  run(
    db,
    sql`delete from posts where id in
      (select id from posts where creator_id = ${personId} order by id limit ${most})`,
  );

/** Deletes the rows of a person in a table of the register; returns how many. */
export const deleteOwnRows = (
  db: Db,
  table: TableName,
  column: string,
  personId: string,
): Promise<number> =>
  run(db, sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`);

async function run(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await statement.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function deleteFileRow(
  db: Db,
  table: 'pictures' | 'videos' | 'confidential_files',
  id: string,
): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

const erasedPosition: CreatorPosition = { ...initialCreatorPosition, accountStatus: 'erased' };

/** Closes the account permanently: nobody can sign in or return any more. */
export async function setErased(trx: Db, personId: string): Promise<void> {
  await trx
    .updateTable('people')
    .set({ permissions: [], position: JSON.stringify(erasedPosition) })
    .where('id', '=', personId)
    .execute();
  for (const table of ['sessions', 'identities', 'sign_in_links'] as const)
    await deleteOwnRows(trx, table, 'person_id', personId);
}

/** Empties the row of a person. The id stays for invoices and the records of staff. */
export async function clearPerson(trx: Db, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('people')
    .set({
      permissions: [],
      name: null,
      handle: null,
      bio: null,
      languages: [],
      social_link: null,
      picture_id: null,
      position: JSON.stringify(erasedPosition),
      submitted_at: null,
      rejection: null,
      app_language: null,
      new_user: false,
      crawl_enabled: false,
      followers: 0,
      agency_id: null,
      block: null,
      agreed_edition: null,
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', personId)
    .execute();
}

/** Records that an account was erased, by numbers only. */
export async function insertErasure(
  trx: Db,
  values: { id: string; requestedAt: Date; now: Date; deletedRows: Record<string, number> },
): Promise<void> {
  await trx
    .insertInto('erasures')
    .values({
      id: values.id,
      requested_at: values.requestedAt,
      erased_at: values.now,
      deleted_rows: JSON.stringify(values.deletedRows),
    })
    .execute();
}
