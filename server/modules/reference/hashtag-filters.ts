import { normaliseHashtag } from '#domain/post/hashtag.ts';
import type { BodyOf } from '#server/http/handler.ts';

/** The filters of a list of hashtags as its queries want them. */
export function hashtagFilters({
  hashtagId: id,
  search = '',
  title,
  isHidden,
  isDhTag,
}: BodyOf<'listHashtags'>['filters']) {
  return {
    id,
    title: title && normaliseHashtag(title),
    part: normaliseHashtag(search) || undefined,
    isHidden,
    isDhTag,
  };
}
