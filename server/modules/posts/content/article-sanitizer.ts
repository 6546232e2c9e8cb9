import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { countGraphemes, truncateGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { articleSize } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { articleTags, findEmbedProvider, isLinkAllowed } from '#domain/post/article.ts';
import { escapeText, figurePattern, plainText, unescapeText } from '#domain/post/html-text.ts';

const pictureId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const excerptGraphemes = 160;
/** UTF-16 units that the contract has room for; letters of many parts fill them sooner. */
const maxUtf16Length = { excerpt: 1200, caption: 2400 };
/**
 * An article of 10,000 words has some 2,000 tags; a text of nothing but tags would keep the parser
 * busy for a second.
 */
const maxTags = 10_000;

/** A picture of an article, as its figure names it. */
export type ArticlePicture = { id: string; caption: string; alt: string };

type StoredPicture = { url: string; width: number; height: number };

export type SanitizedArticle = {
  html: string;
  text: string;
  excerpt: string;
  pictures: ArticlePicture[];
};

/** Whether a text has too many tags to be cleaned; real texts do not. */
export function hasTooManyTags(html: string): boolean {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  return tags > maxTags;
}

/**
 * The article with only the elements of `domain/post/article.ts`: scripts, handlers, styles, frames
 * and unknown addresses are removed. Figures are rebuilt from their picture's id or embed's
 * address, so nothing else of them survives. Cleaning is idempotent.
 * @param html as sent by a browser, within {@link hasTooManyTags}
 * @param storedPicture a picture's address and size, or null when the author may not use it
 */
export function sanitizeArticle(
  html: string,
  storedPicture: (id: string) => StoredPicture | null,
): SanitizedArticle {
  const pictures: ArticlePicture[] = [];
  const parts = sanitizedHtml(html).split(figurePattern);
  // split() with one group: text at even places, figures between them.
  const clean = parts.map((part, place) =>
    place % 2 === 0
      ? withoutFigureTags(part)
      : (pictureFigure(part, storedPicture, pictures) ?? embedFigure(part)),
  );
  const text = plainText(clean.filter((_, place) => place % 2 === 0).join(' '));
  return { html: clean.join(''), text, excerpt: createExcerpt(text), pictures };
}

/** The text of a post with pictures or a video: the same tags without figures. */
export function sanitizeDescription(html: string): SanitizedArticle {
  const parts = sanitizedHtml(html).split(figurePattern);
  const clean = parts.filter((_, place) => place % 2 === 0).map(withoutFigureTags);
  const text = plainText(clean.join(' '));
  return { html: clean.join(''), text, excerpt: createExcerpt(text), pictures: [] };
}

/** Whether a caption or a description is longer than allowed. */
export function hasTooLongCaption(pictures: readonly ArticlePicture[]): boolean {
  return pictures.some(({ caption, alt }) => isCaptionTooLong(caption) || isCaptionTooLong(alt));
}

/** Whether one of them is. */
export const isCaptionTooLong = (text: string) =>
  text.length > maxUtf16Length.caption || countGraphemes(text) > limits.captionMax;

function createExcerpt(text: string): string {
  let graphemes = excerptGraphemes;
  let excerpt = truncateGraphemes(text, graphemes);
  while (excerpt.length > maxUtf16Length.excerpt) {
    graphemes = Math.floor(graphemes / 2);
    excerpt = truncateGraphemes(text, graphemes);
  }
  return excerpt;
}

const vocabulary: IOptions = {
  allowedTags: [...articleTags],
  allowedAttributes: { a: ['href', 'rel'], figure: ['data-picture', 'data-embed'], img: ['alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
  transformTags: {
    h1: 'h2',
    b: 'strong',
    i: 'em',
    div: 'p',
    a: (_tag, { href = '' }) => ({
      tagName: 'a',
      attribs: isLinkAllowed(href)
        ? { href, rel: 'noopener noreferrer nofollow' }
        : ({} as Record<string, string>),
    }),
  },
  nestingLimit: 20,
};

/*
 * The following code reads HTML with regular expressions, which is safe and fast only on sanitised
 * text: every < and > belongs to an allowed tag, every tag except br and img is closed, and every
 * value is in double quotes.
 */
const sanitizedHtml = (html: string) => sanitizeHtml(html, vocabulary).replaceAll('<br />', '<br>');

/**
 * Pictures are allowed only in figures, and figures not in each other. Others are removed; their
 * text stays.
 */
const withoutFigureTags = (part: string) =>
  part.replace(/<\/?(?:figure|figcaption|img)(?: [^>]*)?>/g, '');

function pictureFigure(
  figure: string,
  storedPicture: (id: string) => StoredPicture | null,
  pictures: ArticlePicture[],
): string | null {
  const id = attribute(figure, 'figure', 'data-picture');
  if (id === null) return null;
  const stored = pictureId.test(id) ? storedPicture(id) : null;
  if (!stored) return '';
  const caption = plainText(/<figcaption>([\s\S]*?)<\/figcaption>/.exec(figure)?.[1] ?? '');
  const alt = attribute(figure, 'img', 'alt')?.replace(/\s+/g, ' ').trim() ?? '';
  pictures.push({ id, caption, alt });
  return renderPictureFigure({ ...stored, id, caption, alt });
}

/** A picture as an article shows it. */
export function renderPictureFigure({
  id,
  url,
  width,
  height,
  caption,
  alt,
}: StoredPicture & ArticlePicture): string {
  const src = sizedPictureUrl(url, articleSize);
  const image = `<img src="${src}" alt="${escapeText(alt)}" width="${width}" height="${height}">`;
  const content = `${image}<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure data-picture="${id}">${content}</figure>`;
}

function embedFigure(figure: string): string {
  const address = attribute(figure, 'figure', 'data-embed') ?? '';
  const provider = findEmbedProvider(address);
  if (!provider) return '';
  const safe = escapeText(new URL(address).href);
  const link = `<a href="${safe}" rel="noopener noreferrer nofollow">${safe}</a>`;
  return `<figure data-embed="${safe}" data-provider="${provider}">${link}</figure>`;
}

function attribute(figure: string, tag: 'figure' | 'img', name: string): string | null {
  const start = new RegExp(`<${tag}[^>]*? ${name}="([^"]*)"`).exec(figure);
  return start?.[1] === undefined ? null : unescapeText(start[1]);
}
