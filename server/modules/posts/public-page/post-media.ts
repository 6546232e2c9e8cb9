import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { escapeText } from '#domain/post/html-text.ts';
import type { PictureRecord, VideoRecord } from '#server/platform/database/schema/media-records.ts';
import type { PublicPost } from './public-post.ts';

/** The pictures or the video of a post as HTML. An article has its pictures in the text. */
export function postMedia({ format, published }: PublicPost): string {
  const { title, pictures = [], video } = published;
  switch (format) {
    case 'FORMAT_ARTICLE':
      return '';
    case 'FORMAT_IMAGE':
    case 'FORMAT_GALLERY':
      return pictures.map((picture, place) => figure(picture, title, place === 0)).join('');
    case 'FORMAT_VIDEO':
    case 'GIFVIDEO':
      return video ? player(video, title, format === 'GIFVIDEO') : '';
  }
}

function figure(picture: PictureRecord, title: string, isFirst: boolean): string {
  const { url, width, height, alt, caption } = picture;
  const image = [
    `<img src="${escapeText(sizedPictureUrl(url, articleSize))}"`,
    `alt="${escapeText(alt || caption || title)}" width="${width}" height="${height}"`,
    isFirst ? '>' : 'loading="lazy" decoding="async">',
  ].join(' ');
  const words = caption ? `<figcaption>${escapeText(caption)}</figcaption>` : '';
  return `<figure>${image}${words}</figure>`;
}

/** A video loads when it is played; one without sound that repeats is played on request too. */
function player(
  { url, width, height, poster }: VideoRecord,
  title: string,
  isLoop: boolean,
): string {
  const picture = poster ? `poster="${escapeText(sizedPictureUrl(poster.url, articleSize))}"` : '';
  return [
    `<figure><video src="${escapeText(url)}" width="${width}" height="${height}" controls`,
    `playsinline preload="none" ${picture} aria-label="${escapeText(title)}"`,
    isLoop ? 'loop muted></video></figure>' : '></video></figure>',
  ].join(' ');
}
