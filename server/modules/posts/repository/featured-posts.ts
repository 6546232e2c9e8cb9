import { sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { Db } from '#server/platform/database/database-types.ts';

/** Two who choose at once follow each other, so that no choice is mixed of both. */
export async function lockFeaturedPosts(trx: Db): Promise<void> {
  await sql`lock table featured_posts in share row exclusive mode`.execute(trx);
}

/** The whole choice in its order, also what readers no longer see. */
export async function listFeaturedIds(trx: Db): Promise<string[]> {
  const rows = await trx.selectFrom('featured_posts').orderBy('place').select('post_id').execute();
  return rows.map(({ post_id }) => post_id);
}

/** Sets the whole choice, in this order. */
export async function replaceFeaturedPosts(trx: Db, postIds: string[], now: Date): Promise<void> {
  await trx.deleteFrom('featured_posts').execute();
  if (postIds.length === 0) return;
  const chosen = postIds.map((post_id, place) => ({ post_id, place, featured_at: now }));
  await trx.insertInto('featured_posts').values(chosen).execute();
}

/**
 * The chosen posts in the order of staff, those that readers see, with their creators; of people
 * who are blocked nothing.
 */
export function listFeaturedRows(db: Db, language?: ContentLanguage) {
  let query = db
    .selectFrom('featured_posts')
    .innerJoin('posts', 'posts.id', 'featured_posts.post_id')
    .innerJoin('people', 'people.id', 'posts.creator_id')
    .where('posts.live', '=', 'PUBLISHED')
    .where((eb) => eb(eb.ref('people.position', '->>').key('accountStatus'), '=', 'active'));
  if (language) query = query.where('posts.language', '=', language);
  return query.orderBy('featured_posts.place').select(readerColumns).execute();
}

/** What readers see of a post, with its author. */
export const readerColumns = [
  'posts.id',
  'posts.format',
  'posts.language',
  'published',
  'posts.published_at',
  'views',
  'impressions',
  'likes',
  'shares',
  'comments',
  'stats_as_of',
  'creator_id',
  'people.name',
  'people.handle',
  'people.picture_id',
  'people.position',
] as const;

export type ReaderRow = Awaited<ReturnType<typeof listFeaturedRows>>[number];
