import type { Draft } from '#machines/flow/editor/draft.ts';
import type { PreviewMedia } from '#machines/flow/editor/post-preview.ts';
import type { ReaderPostData } from '#src/features/reader/index.ts';

const figurePattern = /<figure data-picture="([^"]*)"><img src="[^"]*"/g;

/**
 * A draft in the shape in which a post is read, with what this device can show of it.
 * @param now ISO 8601: a post that nobody has saved is of now
 */
export function draftToPost(
  { format, content, pictures, videos }: Draft,
  exhibits: PreviewMedia,
  creator: ReaderPostData['creator'],
  now: string,
): ReaderPostData {
  const { title, language, genre, subGenre, hashtags, imageKind, madeWithAi, videoId, posterId } =
    content;
  const pictureWithSize = (id: string) => {
    const url = exhibits.pictures[id];
    const { width, height } = pictures[id] ?? fallbackSize;
    return url === undefined ? [] : [{ id, url, width, height }];
  };
  const [poster = null] = posterId === null ? [] : pictureWithSize(posterId);
  return {
    format,
    title,
    // The editor writes nothing but the vocabulary of domain/post/article.ts, with every text
    // escaped.
    textContent: content.html.replace(
      figurePattern,
      (_, id: string) => `<figure data-picture="${id}"><img src="${exhibits.pictures[id] ?? ''}"`,
    ),
    language,
    genre,
    subGenre,
    hashtags: hashtags.map((tag) => ({ id: tag, title: tag })),
    pictures: content.pictures.flatMap(({ id, caption, alt }) =>
      pictureWithSize(id).map((picture) => ({ ...picture, caption, alt })),
    ),
    imageKind,
    madeWithAi,
    video:
      videoId === null ? null : draftVideo(videos[videoId], videoId, exhibits.videoUrl, poster),
    creator,
    restriction: null,
    publishedAt: null,
    updatedAt: now,
  };
}

/**
 * Of what has not arrived nobody has taken the measures; it is drawn in those of a screen until it
 * is there.
 */
const fallbackSize = { width: 1280, height: 720 };

function draftVideo(
  known: Draft['videos'][string] | undefined,
  id: string,
  url: string | null,
  poster: NonNullable<ReaderPostData['video']>['poster'],
): ReaderPostData['video'] {
  if (url === null) return null;
  return {
    id,
    url,
    width: known?.width ?? fallbackSize.width,
    height: known?.height ?? fallbackSize.height,
    durationMs: known?.durationMs ?? 0,
    hasSound: known?.hasSound ?? true,
    poster,
  };
}
