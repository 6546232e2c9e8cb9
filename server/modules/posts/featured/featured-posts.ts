import type { ContentLanguage } from '#domain/language/languages.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { presentAuthor, presentStats } from '../presenter.ts';

type FeaturedPosts = DataOf<'getFeaturedPosts'>;

/**
 * The posts of the wall of fame in the order of staff, those that readers see; of people who are
 * blocked nothing.
 */
export async function listFeaturedPosts(
  db: Db,
  language?: ContentLanguage,
): Promise<FeaturedPosts> {
  let query = db
    .selectFrom('featured_posts')
    .innerJoin('posts', 'posts.id', 'featured_posts.post_id')
    .innerJoin('people', 'people.id', 'posts.creator_id')
    .where('posts.live', '=', 'PUBLISHED')
    .where((eb) => eb(eb.ref('people.position', '->>').key('standing'), '=', 'active'));
  if (language) query = query.where('posts.language', '=', language);
  const rows = await query
    .orderBy('featured_posts.place')
    .select(['posts.id', 'format', 'language', 'published', 'published_at'])
    .select(['views', 'impressions', 'likes', 'shares', 'comments', 'stats_as_of'])
    .select(['creator_id', 'name', 'handle', 'picture_id', 'position'])
    .execute();
  return {
    nextPageUrl: null,
    rows: rows.flatMap(({ published, ...row }) =>
      published
        ? {
            postUID: row.id,
            format: row.format,
            language: row.language,
            // An edit that waits for review is not what readers see.
            title: published.title,
            excerpt: published.excerpt ?? '',
            cover: published.cover ?? null,
            publishedAt: row.published_at?.toISOString() ?? null,
            stats: presentStats(row),
            creator: presentAuthor({ ...row, id: row.creator_id }),
          }
        : [],
    ),
  };
}
