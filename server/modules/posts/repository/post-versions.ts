import { type Selectable, type SqlBool, sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostVersionTable } from '#server/platform/database/schema/post-version-table.ts';
import type { PostRow } from './posts.ts';

export type PostVersionRow = Selectable<PostVersionTable>;

/**
 * Keeps the current content of a post, once per revision. Beyond the limit the oldest version is
 * removed, unless staff have decided against it: it may be appealed. The writer has locked the
 * post.
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
    .where(
      sql<SqlBool>`not exists (select from post_events
        where post_events.post_id = post_versions.post_id
          and post_events.revision = post_versions.revision
          and post_events.action in ('reject', 'unpublish', 'suspend'))`,
    )
    .execute();
}

/**
 * Keeps the version that a decision of staff is about, in the transaction of the decision: the
 * working version, or the one that readers see.
 */
export async function saveDecidedVersion(
  db: Db,
  post: Pick<PostRow, 'id' | 'revision' | 'published'>,
  revision: number,
  now: Date,
): Promise<void> {
  if (revision === post.revision) {
    const kind = revision === post.published?.revision ? 'published' : 'sent';
    return saveVersion(db, post.id, kind, now);
  }
  // Its place and subject are those of the working version; older records have no pictures.
  await sql`insert into post_versions (post_id, revision, kind, at, kept_at, title, html, language,
      genre, sub_genre, locations, hashtags, pictures, image_kind, video, made_with_ai)
    select id, ${revision}, 'published', coalesce(published_at, updated_at), ${now}::timestamptz,
      published->>'title', published->>'html', language, genre, sub_genre, locations, hashtags,
      published->'pictures', published->>'imageKind', nullif(published->'video', 'null'),
      coalesce((published->>'madeWithAi')::boolean, made_with_ai)
    from posts where id = ${post.id} and (published->>'revision')::int = ${revision}
      and jsonb_typeof(published->'pictures') = 'array'
    on conflict (post_id, revision) do nothing`.execute(db);
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
