import { sql } from 'kysely';
import type { ContentLanguage } from '#domain/language/languages.ts';
import type { PostFormat } from '#domain/post/post-states.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';

export type CrawledQuery = {
  creatorId?: string | undefined;
  sourceId?: string | undefined;
  formats?: readonly PostFormat[] | undefined;
  language?: ContentLanguage | undefined;
  title?: string | undefined;
  /** Time of publication and id of the last row of the page before. */
  after?: { time: Date; id: string } | undefined;
  limit: number;
};

/** Everything but the text. */
const cardColumns = [
  'crawled_posts.id',
  'crawled_posts.creator_id',
  'crawled_posts.source_id',
  'crawled_posts.url',
  'crawled_posts.format',
  'crawled_posts.title',
  'crawled_posts.excerpt',
  'crawled_posts.language',
  'crawled_posts.image_url',
  'crawled_posts.published_at',
  'crawled_posts.created_at',
  'sources.key as source_key',
  'sources.name as source_name',
] as const;

/** What was crawled and is not converted, with the source of each. */
const unconvertedPosts = (db: Db) =>
  db
    .selectFrom('crawled_posts')
    .innerJoin('sources', 'sources.id', 'crawled_posts.source_id')
    .where(sql<boolean>`not crawled_posts.converted`)
    .select(cardColumns);

export type CrawledCardRow = Awaited<ReturnType<typeof listCrawledPosts>>[number];

/** Crawled posts, those that their sites published last first, one page. */
export function listCrawledPosts(db: Db, query: CrawledQuery) {
  let rows = unconvertedPosts(db);
  if (query.creatorId) rows = rows.where('crawled_posts.creator_id', '=', query.creatorId);
  if (query.sourceId) rows = rows.where('crawled_posts.source_id', '=', query.sourceId);
  if (query.formats) rows = rows.where('crawled_posts.format', 'in', query.formats);
  if (query.language) rows = rows.where('crawled_posts.language', '=', query.language);
  if (query.title)
    rows = rows.where('crawled_posts.title_search', 'like', `%${likePattern(query.title)}%`);
  if (query.after) {
    const { time, id } = query.after;
    rows = rows.where(
      sql<boolean>`(crawled_posts.published_at, crawled_posts.id) < (${time}::timestamptz, ${id}::uuid)`,
    );
  }
  return rows
    .orderBy('crawled_posts.published_at', 'desc')
    .orderBy('crawled_posts.id', 'desc')
    .limit(query.limit)
    .execute();
}

/** One crawled post whole; undefined for what is not there or is converted. */
export const findCrawledPost = (db: Db, id: string) =>
  unconvertedPosts(db)
    .where('crawled_posts.id', '=', id)
    .select('crawled_posts.html')
    .executeTakeFirst();
