import type { ContentLanguage } from '#domain/language/languages.ts';
import type { DataOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { presentAuthor, presentStats } from '../presenter.ts';
import { listFeaturedRows, type ReaderRow } from '../repository/featured-posts.ts';

type FeaturedPosts = DataOf<'getFeaturedPosts'>;

/** The posts of the wall of fame as readers see them. */
export async function listFeaturedPosts(
  db: Db,
  language?: ContentLanguage,
): Promise<FeaturedPosts> {
  const rows = await listFeaturedRows(db, language);
  return { nextPageUrl: null, rows: rows.flatMap(presentAsRead) };
}

/** A post as readers see it; nothing without a published version. */
export function presentAsRead({ published, ...row }: ReaderRow): FeaturedPosts['rows'] {
  if (!published) return [];
  return [
    {
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
    },
  ];
}
