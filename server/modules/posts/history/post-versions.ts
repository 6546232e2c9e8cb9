import { sql } from 'kysely';
import { limits } from '#domain/limits.ts';
import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PostRow } from '../presenter.ts';

/** Shorter texts are soon written again. UTF-16 units of HTML. */
const longTextLength = 400;

/**
 * Whether a post is kept as a version before a save is written over it, and why: its writer asks
 * for it, or loses most of the text, or comes back to it after a while. Null for the many saves of
 * one session of writing.
 */
export function versionKindToSave(
  { html, written_at }: Pick<PostRow, 'html' | 'written_at'>,
  nextHtml: string,
  isAskedFor: boolean,
  now: Date,
): StoredVersionKind | null {
  const isMostlyDeleted = html.length > longTextLength && nextHtml.length < html.length / 2;
  if (isAskedFor || isMostlyDeleted) return 'replaced';
  const pause = written_at ? now.getTime() - written_at.getTime() : Number.POSITIVE_INFINITY;
  return pause >= limits.writingSessionIdleSeconds * 1000 ? 'paused' : null;
}

/**
 * Keeps what a post says now, once for each of its revisions. Where there are too many the oldest
 * goes. The post is locked by whoever writes on it.
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
    select id, revision, ${kind}, coalesce(written_at, updated_at), ${now}::timestamptz, ${content} from posts where id = ${postId}
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
