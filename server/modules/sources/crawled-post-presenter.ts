import type { DataOf } from '#server/http/handler.ts';
import type { CrawledCardRow } from './repository/crawled-posts.ts';

/** A crawled post as lists show it. */
export const presentCrawledPost = (
  row: CrawledCardRow,
): DataOf<'getOgcPostByFilter'>['rows'][number] => ({
  id: row.id,
  title: row.title,
  excerpt: row.excerpt,
  format: row.format,
  state: 'PUBLISHED',
  language: row.language,
  url: row.url,
  imageUrl: row.image_url,
  source: { sourceId: row.source_id, key: row.source_key, name: row.source_name },
  creatorUserId: row.creator_id,
  createdAt: row.created_at.toISOString(),
  publishedAt: row.published_at.toISOString(),
});
