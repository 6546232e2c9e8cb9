import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

type ConfidentialFileRow = Selectable<Schema['confidential_files']>;

/** The owner and the format of a file. */
export const findConfidentialFile = (
  db: Db,
  id: string,
): Promise<Pick<ConfidentialFileRow, 'id' | 'owner_id' | 'format'> | undefined> =>
  db
    .selectFrom('confidential_files')
    .where('id', '=', id)
    .select(['id', 'owner_id', 'format'])
    .executeTakeFirst();

/** Notes a confidential file that is stored. */
export async function insertConfidentialFile(
  trx: Db,
  values: Insertable<Schema['confidential_files']>,
): Promise<void> {
  await trx.insertInto('confidential_files').values(values).execute();
}
