import type { Draft } from '#machines/flow/editor/draft.ts';
import type { PreviewMedia } from '#machines/flow/editor/post-preview.ts';
import type { ReaderPostData } from '#src/features/reader/index.ts';

const figurePattern = /<figure data-picture="([^"]*)"><img src="[^"]*"/g;

/**
 * A draft in the shape of a published post, with the media of this device.
 * @param now ISO 8601, used for a post that was never saved
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
    // The editor only produces the elements of domain/post/article.ts, with all text escaped.
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

/** The size of an unfinished upload is unknown, so it is drawn in the shape of a screen. */
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
