import { sql } from 'kysely';
import { type PostState, statusGroups } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';

const count = sql<number>`count(*)::int`.as('count');

/** How many posts of a creator are in each state, without archived ones. */
export function countPostsByState(
  db: Db,
  creatorId: string,
): Promise<{ state: PostState; count: number }[]> {
  return db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .where('archived', '=', false)
    .groupBy('state')
    .orderBy('state')
    .select(['state', count])
    .execute();
}

/**
 * Whether a creator has a post that the list of published posts shows. Reads one row of an index.
 */
export async function hasPublishedPosts(db: Db, creatorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .where('archived', '=', false)
    .where('state', 'in', [...statusGroups.published])
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countArchivedPosts(db: Db, creatorId: string): Promise<number> {
  const row = await db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .where('archived', '=', true)
    .select(count)
    .executeTakeFirstOrThrow();
  return row.count;
}
