import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database-types.ts';

/** How many posts a creator has written. */
export async function countPosts(db: Db, creatorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether a creator has written a post. */
export async function hasPosts(db: Db, creatorId: string): Promise<boolean> {
  const post = await db
    .selectFrom('posts')
    .where('creator_id', '=', creatorId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return post !== undefined;
}
