import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PostRow } from './posts.ts';

const authorQuery = (db: Db, id: string) =>
  db.selectFrom('people').where('id', '=', id).selectAll();

/** A person whose posts are asked for. */
export const findAuthor = (db: Db, id: string): Promise<Person | undefined> =>
  authorQuery(db, id).executeTakeFirst();

/** Whose post it is; no question to the database where it is the person's who is known. */
export async function loadAuthor(
  db: Db,
  known: Person,
  row: Pick<PostRow, 'creator_id'>,
): Promise<Person> {
  if (row.creator_id === known.id) return known;
  return authorQuery(db, row.creator_id).executeTakeFirstOrThrow();
}
