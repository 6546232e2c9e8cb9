import type { Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Schema } from '#server/platform/database/schema/schema.ts';

const pageSize = 500;

type PictureFile = Pick<Selectable<Schema['pictures']>, 'id' | 'format' | 'bytes'>;
type VideoFile = Pick<Selectable<Schema['videos']>, 'id' | 'bytes'>;

/** Reads pages until one is not full; `readPage` gets the last id of the page before. */
async function* inPages<Row extends { id: string }>(
  readPage: (after: string | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: string | undefined;
  for (;;) {
    const page = await readPage(after);
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1)?.id;
  }
}

/** The pictures of a person, the oldest first. */
export const readPictureFiles = (db: Db, ownerId: string): AsyncGenerator<PictureFile> =>
  inPages((after) => pageOf(db, 'pictures', ownerId, after));

/** The documents of a person, which are stored encrypted. */
export const readDocumentFiles = (db: Db, ownerId: string): AsyncGenerator<PictureFile> =>
  inPages((after) => pageOf(db, 'confidential_files', ownerId, after));

const pageOf = (
  db: Db,
  table: 'pictures' | 'confidential_files',
  ownerId: string,
  after: string | undefined,
): Promise<PictureFile[]> =>
  db
    .selectFrom(table)
    .where('owner_id', '=', ownerId)
    .$if(after !== undefined, (query) => query.where('id', '>', after as string))
    .orderBy('id')
    .limit(pageSize)
    .select(['id', 'format', 'bytes'])
    .execute();

/**
 * The videos of a person that have arrived whole, or all: the storage may have an upload that the
 * database has not recorded as whole.
 */
export const readVideoFiles = (
  db: Db,
  ownerId: string,
  which: 'whole' | 'all' = 'whole',
): AsyncGenerator<VideoFile> =>
  inPages((after) =>
    db
      .selectFrom('videos')
      .where('owner_id', '=', ownerId)
      .$if(which === 'whole', (query) => query.where('finished_at', 'is not', null))
      .$if(after !== undefined, (query) => query.where('id', '>', after as string))
      .orderBy('id')
      .limit(pageSize)
      .select(['id', 'bytes'])
      .execute(),
  );

/** The bytes of all files of a person. */
export async function sumMediaBytes(db: Db, ownerId: string): Promise<number> {
  let sum = 0;
  for (const table of ['pictures', 'videos', 'confidential_files'] as const) {
    const row = await db
      .selectFrom(table)
      .where('owner_id', '=', ownerId)
      .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
      .executeTakeFirst();
    sum += Number(row?.bytes ?? 0);
  }
  return sum;
}
