import type { Draft } from '#machines/flow/post-draft.ts';
import type { Exhibits } from '#machines/flow/post-preview.ts';
import type { ReadPost } from '#src/reader/index.ts';

const figure = /<figure data-picture="([^"]*)"><img src="[^"]*"/g;

/**
 * A draft in the shape in which a post is read, with what this device can show of it.
 * @param now ISO 8601: a post that nobody has saved is of now
 */
export function readPostOf(
  { format, content, pictures, videos }: Draft,
  exhibits: Exhibits,
  creator: ReadPost['creator'],
  now: string,
): ReadPost {
  const { title, language, genre, subGenre, hashtags, imageKind, madeWithAi, videoId, posterId } = content;
  const measured = (id: string) => {
    const url = exhibits.pictures[id];
    const { width, height } = pictures[id] ?? unmeasured;
    return url === undefined ? [] : [{ id, url, width, height }];
  };
  const [poster = null] = posterId === null ? [] : measured(posterId);
  return {
    format,
    title,
    // The editor writes nothing but the vocabulary of domain/article.ts, with every text escaped.
    textContent: content.html.replace(
      figure,
      (_, id: string) => `<figure data-picture="${id}"><img src="${exhibits.pictures[id] ?? ''}"`,
    ),
    language,
    genre,
    subGenre,
    hashtags: hashtags.map((tag) => ({ id: tag, title: tag })),
    pictures: content.pictures.flatMap(({ id, caption, alt }) =>
      measured(id).map((picture) => ({ ...picture, caption, alt })),
    ),
    imageKind,
    madeWithAi,
    video: videoId === null ? null : filmOf(videos[videoId], videoId, exhibits.film, poster),
    creator,
    restriction: null,
    publishedAt: null,
    updatedAt: now,
  };
}

/** Of what has not arrived nobody has taken the measures; it is drawn in those of a screen until it is there. */
const unmeasured = { width: 1280, height: 720 };

function filmOf(
  known: Draft['videos'][string] | undefined,
  id: string,
  url: string | null,
  poster: NonNullable<ReadPost['video']>['poster'],
): ReadPost['video'] {
  if (url === null) return null;
  return {
    id,
    url,
    width: known?.width ?? unmeasured.width,
    height: known?.height ?? unmeasured.height,
    durationMs: known?.durationMs ?? 0,
    hasSound: known?.hasSound ?? true,
    poster,
  };
}
