import { countGraphemes } from '../language/graphemes.ts';
import { limits } from '../limits.ts';
import { isLinkAllowed } from './article.ts';
import type { PostFormat } from './format-codes.ts';
import { escapeText } from './html-text.ts';
import type { SharedText } from './shared-text.ts';

/** The facts of a shared video that decide on its format. */
type SharedVideo = { hasSound: boolean; seconds: number };

/**
 * The format of a post with what was shared; null for nothing. A short video without sound is a GIF
 * video, as messengers send GIFs.
 */
export function sharedFormat(
  pictureCount: number,
  video: SharedVideo | null,
  hasText: boolean,
): PostFormat | null {
  if (video) return isGifVideo(video) ? 'GIFVIDEO' : 'FORMAT_VIDEO';
  if (pictureCount > 0) return pictureCount === 1 ? 'FORMAT_IMAGE' : 'FORMAT_GALLERY';
  return hasText ? 'FORMAT_ARTICLE' : null;
}

const isGifVideo = ({ hasSound, seconds }: SharedVideo) =>
  !hasSound && seconds <= limits.sharedGifVideoSeconds;

/**
 * The title and the text of a post with what was shared. A title that is too long is part of the
 * text. Apps put a link into `text` or `url`, some into both.
 */
export function sharedWords({ title, text, url }: SharedText): { title: string; html: string } {
  const heading = title.trim().replace(/\s+/g, ' ');
  const isTitle = countGraphemes(heading) <= limits.titleMax;
  const link = url.trim();
  const blocks = [
    isTitle ? '' : heading,
    ...text.replaceAll('\r\n', '\n').split(/\n\s*\n/),
    text.includes(link) ? '' : link,
  ];
  const html = blocks
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map(paragraph)
    .join('');
  return { title: isTitle ? heading : '', html };
}

const paragraph = (block: string) => `<p>${block.split('\n').map(lineWithLinks).join('<br>')}</p>`;

/** Web addresses become links; the dot or bracket after one does not belong to it. */
const lineWithLinks = (line: string) =>
  line
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}।۔])/)
    .map((part, place) => (place % 2 === 1 ? link(part) : escapeText(part)))
    .join('');

function link(address: string): string {
  const text = escapeText(address);
  if (!isLinkAllowed(address)) return text;
  return `<a href="${text}" rel="noopener noreferrer nofollow">${text}</a>`;
}
