import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { formatRules, type PostFormat } from '#domain/post/post-formats.ts';
import type { components } from '#generated/contract.ts';
import type { Draft } from './draft.ts';
import type { KnownPicture, KnownVideo } from './known-media.ts';
import { allPictureIds, type Content, type Post } from './post-content.ts';

type PostInput = components['schemas']['PostInput'];

/**
 * The media of a post by their ids on the server. Media in the text of an article have their
 * address there.
 */
export function knownMedia({ format, pictures, video }: Post): Pick<Draft, 'pictures' | 'videos'> {
  const rules = formatRules[format];
  const listed: KnownPicture[] = rules.pictures ? pictures : [];
  const shown = rules.video && video?.poster ? [...listed, video.poster] : listed;
  return {
    pictures: Object.fromEntries(
      shown.map(({ id, url, width, height }) => [id, { id, url, width, height }]),
    ),
    videos: rules.video && video ? { [video.id]: knownVideo(video) } : {},
  };
}

const knownVideo = ({ id, url, width, height, durationMs, hasSound }: KnownVideo): KnownVideo => ({
  id,
  url,
  width,
  height,
  durationMs,
  hasSound,
});

/**
 * Pictures of the post that the server does not have yet: in its text, listed, or before its video
 * plays.
 */
export function uploadingPictures({ content, pictures }: Draft): string[] {
  return allPictureIds(content).filter((id) => pictures[id] === null);
}

/** Whether the post's video is uploading. */
export function isVideoUploading({ content, videos }: Draft): boolean {
  return content.videoId !== null && videos[content.videoId] === null;
}

/**
 * Pictures and videos of the post that the server does not have yet. It is never sent for review
 * without them.
 */
export function uploadingMedia(draft: Draft): string[] {
  const { videoId } = draft.content;
  const travelling = uploadingPictures(draft);
  return videoId !== null && isVideoUploading(draft) ? [...travelling, videoId] : travelling;
}

const pictureFigure =
  /<figure data-picture="([^"]*)"><img src="[^"]*" alt="([^"]*)"[^>]*>(<figcaption>[\s\S]*?<\/figcaption>)<\/figure>/g;

/** The text with the server's pictures. Figures with unfinished uploads are left out. */
function htmlForServer({ content, pictures }: Draft): string {
  return content.html.replace(pictureFigure, (figure, id: string, alt: string, caption: string) => {
    const picture = pictures[id];
    if (picture === undefined) return figure;
    if (picture === null) return '';
    const { id: serverId, url, width, height } = picture;
    const src = sizedPictureUrl(url, articleSize);
    const image = `<img src="${src}" alt="${alt}" width="${width}" height="${height}">`;
    return `<figure data-picture="${serverId}">${image}${caption}</figure>`;
  });
}

/** The content as the server will have it: with its ids, and without unfinished uploads. */
export function contentForServer(draft: Draft): Content {
  const { content, pictures, videos } = draft;
  const videoId = toServerId(videos, content.videoId);
  return {
    ...content,
    title: content.title.trim(),
    html: htmlForServer(draft),
    pictures: content.pictures.flatMap(({ id, caption, alt }) => {
      const known = toServerId(pictures, id);
      return known === null
        ? []
        : [{ id: known, caption: collapseWhitespace(caption), alt: collapseWhitespace(alt) }];
    }),
    videoId,
    // The server takes no poster without its video.
    posterId: videoId === null ? null : toServerId(pictures, content.posterId),
  };
}

/**
 * The server's id of something; null while it is uploading. What this device did not send has the
 * server's id already.
 */
function toServerId(
  known: Record<string, { id: string } | null>,
  id: string | null,
): string | null {
  if (id === null) return null;
  const found = known[id];
  return found === undefined ? id : (found?.id ?? null);
}

/** Captions are single lines; the server says the same. */
const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The parts of a post that its format supports. */
export function mediaFields(format: PostFormat, content: Content): Partial<PostInput> {
  const rules = formatRules[format];
  const { pictures, imageKind, videoId, posterId, madeWithAi } = content;
  return {
    ...(rules.pictures ? { pictures } : {}),
    ...(rules.needsKind ? { imageKind } : {}),
    ...(rules.video ? { videoId, posterId } : {}),
    ...(rules.needsAiDeclaration ? { madeWithAi } : {}),
  };
}

/** The draft once a picture has arrived; that is a change where the post shows it. */
export function withPicture(draft: Draft, key: string, picture: KnownPicture): Draft {
  const isShown = allPictureIds(draft.content).includes(key);
  return {
    ...draft,
    pictures: { ...draft.pictures, [key]: picture },
    change: isShown ? draft.change + 1 : draft.change,
  };
}

/** The draft once a video has arrived; that is a change where the post shows it. */
export function withVideo(draft: Draft, key: string, video: KnownVideo): Draft {
  return {
    ...draft,
    videos: { ...draft.videos, [key]: knownVideo(video) },
    change: draft.content.videoId === key ? draft.change + 1 : draft.change,
  };
}
