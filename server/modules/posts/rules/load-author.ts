import { getPerson } from '#server/modules/people/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { Person } from '#server/platform/database/schema/person.ts';
import type { PostRow } from '../repository/posts.ts';

/** The author of a post; no query when it is the given person. */
export async function loadAuthor(
  db: Db,
  known: Person,
  row: Pick<PostRow, 'creator_id'>,
): Promise<Person> {
  return row.creator_id === known.id ? known : getPerson(db, row.creator_id);
}
