import type { PublishedVersion } from '#server/platform/database/schema/posts-table.ts';
import type { Publication } from '#server/platform/providers/publisher.ts';
import type { PostRow } from '../repository/posts.ts';

/** The working version of a post as it goes to readers. */
export const toPublishedVersion = (row: PostRow): PublishedVersion => ({
  title: row.title,
  html: row.html,
  revision: row.revision,
  excerpt: row.excerpt,
  cover: row.cover,
  pictures: row.pictures,
  video: row.video,
  imageKind: row.image_kind,
  madeWithAi: row.made_with_ai,
  sensitive: false,
});

/** The content of a version for the publisher. */
export const toPublication = (
  { id, format, language }: Pick<PostRow, 'id' | 'format' | 'language'>,
  version: PublishedVersion,
): Publication => ({
  postUID: id,
  format,
  language,
  revision: version.revision,
  title: version.title,
  html: version.html,
  imageKind: version.imageKind ?? null,
  pictures: version.pictures ?? [],
  video: version.video ?? null,
  madeWithAi: version.madeWithAi ?? null,
  sensitive: version.sensitive,
});
