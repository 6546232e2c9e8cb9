import { type Selectable, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostVersionTable } from '#server/platform/database/schema/post-version-table.ts';
import type { PostRow } from './posts.ts';

export type PostVersionRow = Selectable<PostVersionTable>;

/**
 * Keeps the current content of a post, once per revision. Beyond the limit the oldest version is
 * removed. The writer has locked the post.
 */
export async function saveVersion(
  db: Db,
  postId: string,
  kind: StoredVersionKind,
  now: Date,
): Promise<void> {
  const content = sql.raw(
    'title, html, language, genre, sub_genre, locations, hashtags, pictures, image_kind, video, made_with_ai',
  );
  await sql`insert into post_versions (post_id, revision, kind, at, kept_at, ${content})
    select id, revision, ${kind}, coalesce(written_at, updated_at), ${now}::timestamptz, ${content}
    from posts where id = ${postId}
    on conflict (post_id, revision) do nothing`.execute(db);
  await db
    .deleteFrom('post_versions')
    .where('post_id', '=', postId)
    .where('revision', 'in', ({ selectFrom }) =>
      selectFrom('post_versions')
        .where('post_id', '=', postId)
        .select('revision')
        .orderBy('revision', 'desc')
        .offset(limits.postVersionsMax),
    )
    .execute();
}

/** Stored versions without their text, newest first, those before the revision `after`. */
export function listVersions(
  db: Db,
  postId: string,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<Pick<PostVersionRow, 'revision' | 'kind' | 'title' | 'at'>[]> {
  let rows = db.selectFrom('post_versions').where('post_id', '=', postId);
  if (after !== undefined) rows = rows.where('revision', '<', after);
  return rows
    .orderBy('revision', 'desc')
    .limit(limit)
    .select(['revision', 'kind', 'title', 'at'])
    .execute();
}

/** The two newest stored versions up to a revision, whole. */
export function listVersionsUpTo(
  db: Db,
  postId: string,
  revision: number,
): Promise<PostVersionRow[]> {
  return db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(2)
    .selectAll()
    .execute();
}

/** The stored version of a revision. */
export const findVersion = (
  db: Db,
  postId: string,
  revision: number,
): Promise<PostVersionRow | undefined> =>
  db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .where('revision', '=', revision)
    .selectAll()
    .executeTakeFirst();

/** The media of the stored versions of a post. */
export function listVersionMedia(
  db: Db,
  postId: string,
): Promise<Pick<PostRow, 'pictures' | 'video'>[]> {
  return db
    .selectFrom('post_versions')
    .where('post_id', '=', postId)
    .select(['pictures', 'video'])
    .execute();
}
