import type { Db } from '#server/platform/database/database-types.ts';
import { readerColumns } from './featured-posts.ts';

const columns = [...readerColumns, 'posts.hashtags', 'posts.restriction'] as const;

/** A published post with its author; none when readers do not see it or its author is blocked. */
export function findPublicPost(db: Db, postId: string) {
  return db
    .selectFrom('posts')
    .innerJoin('people', 'people.id', 'posts.creator_id')
    .where('posts.id', '=', postId)
    .where('posts.live', '=', 'PUBLISHED')
    .where((eb) => eb(eb.ref('people.position', '->>').key('accountStatus'), '=', 'active'))
    .select(columns)
    .executeTakeFirst();
}

export type PublicPostRow = NonNullable<Awaited<ReturnType<typeof findPublicPost>>>;
