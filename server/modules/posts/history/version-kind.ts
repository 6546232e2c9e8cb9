import { limits } from '#domain/limits.ts';
import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { PostRow } from '../repository/posts.ts';

/** Shorter texts are soon written again. UTF-16 units of HTML. */
const longTextLength = 400;

/**
 * Whether a save keeps the previous content as a version, and why: the writer requests it, deletes
 * most of the text, or returns after a while. Null for the many saves of one session.
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
