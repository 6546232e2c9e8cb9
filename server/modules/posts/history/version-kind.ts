import { limits } from '#domain/limits.ts';
import type { StoredVersionKind } from '#domain/post/post-versions.ts';
import type { PostRow } from '../repository/posts.ts';

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
