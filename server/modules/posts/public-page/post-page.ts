import { type InterfaceLanguage, languageDirection } from '#domain/language/languages.ts';
import { articleSize, imageSizes } from '#domain/media/image-sizes.ts';
import { sizedPictureUrl } from '#domain/media/picture-url.ts';
import { escapeText } from '#domain/post/html-text.ts';
import { productName } from '#domain/product.ts';
import { presentProfilePicture } from '#server/modules/people/index.ts';
import { writtenMoment } from '#server/platform/texts/indian-time.ts';
import { pageStyle } from './page-style.ts';
import { type LocalizedTexts, pageTexts } from './page-texts.ts';
import { postMedia } from './post-media.ts';
import type { PublicPost } from './public-post.ts';
import { previewPictures, structuredData } from './structured-data.ts';

type Place = {
  /** The portal's public origin, without a slash at its end. */
  origin: string;
  /** The page's own address. */
  address: string;
};

/** The public page of a post as HTML, in the post's language. */
export function postPage(post: PublicPost, place: Place): string {
  const texts = pageTexts(post.language);
  const language = post.language ?? texts.language;
  const article = `<article>${head(post, texts)}${body(post, texts)}${tags(post)}</article>`;
  return document(
    { language, head: metadata(post, place) },
    `<main>${article}</main>${footer(texts, language)}`,
  );
}

/** The page shown instead of a post that readers do not see, in the reader's language. */
export function missingPostPage(reader: InterfaceLanguage): string {
  const texts = pageTexts(reader);
  const { language, missingTitle, missing } = texts;
  const title = escapeText(missingTitle);
  const robots = '<meta name="robots" content="noindex">';
  return document(
    { language, head: `${robots}<title>${title}</title>` },
    `<main><h1>${title}</h1><p>${escapeText(missing)}</p></main>${footer(texts, language)}`,
  );
}

function document({ language, head }: { language: string; head: string }, body: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${languageDirection(language)}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    `<style>${pageStyle}</style></head>`,
    `<body>${body}</body></html>`,
  ].join('\n');
}

function metadata(post: PublicPost, place: Place): string {
  const { published, name, language, published_at } = post;
  const { title } = published;
  const description = published.excerpt || title;
  const [picture] = previewPictures(post);
  const isVideo = published.video !== undefined && published.video !== null;
  const graph: [string, string | undefined][] = [
    ['og:type', isVideo ? 'video.other' : 'article'],
    ['og:site_name', productName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', place.address],
    ['og:locale', language ? `${language}_IN` : undefined],
    ['og:image', picture && place.origin + sizedPictureUrl(picture, articleSize)],
    ['og:image:width', picture && String(imageSizes[articleSize].width)],
    ['article:published_time', published_at?.toISOString()],
    ['article:author', name ?? undefined],
  ];
  return [
    `<title>${escapeText(title)} · ${productName}</title>`,
    `<link rel="canonical" href="${escapeText(place.address)}">`,
    meta('name', 'description', description),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...graph.map(([key, value]) => (value ? meta('property', key, value) : '')),
    `<script type="application/ld+json">${structuredData(post, place)}</script>`,
  ].join('\n');
}

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escapeText(content)}">`;

function head(post: PublicPost, texts: LocalizedTexts): string {
  const { published, published_at } = post;
  const by = `<span lang="${texts.language}">${escapeText(texts.by)}</span>`;
  const lines = `${by} ${author(post)}<br>${time(published_at, texts.language)}`;
  return [
    `<h1>${escapeText(published.title)}</h1>`,
    `<div class="author">${portrait(post)}<p>${lines}</p></div>`,
    published.madeWithAi
      ? `<p class="note" lang="${texts.language}">${escapeText(texts.madeWithAi)}</p>`
      : '',
  ].join('\n');
}

function portrait(post: PublicPost): string {
  const picture = presentProfilePicture(post)?.url;
  if (!picture) return '';
  const url = sizedPictureUrl(picture, '96x96_80');
  return `<img src="${escapeText(url)}" alt="" width="96" height="96">`;
}

function author({ name, handle }: PublicPost): string {
  const words = `<bdi>${escapeText(name ?? '')}</bdi>`;
  return handle ? `${words} <bdi dir="ltr">@${escapeText(handle)}</bdi>` : words;
}

function time(at: Date | null, language: InterfaceLanguage): string {
  if (!at) return '';
  const words = writtenMoment(language, 'dayAndClock24', at);
  return `<time lang="${language}" datetime="${at.toISOString()}">${words}</time>`;
}

/** Sensitive posts stay collapsed until the reader opens them. */
function body(post: PublicPost, texts: LocalizedTexts): string {
  const { published } = post;
  // Cleaned by content/article-sanitizer.ts before it was stored; in it, `<img ` is only a tag.
  const text = published.html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');
  const content = `${postMedia(post)}<div>${text}</div>`;
  if (!published.sensitive) return content;
  const [warning, show] = [texts.sensitive, texts.show].map(escapeText);
  const words = `<p lang="${texts.language}" dir="auto">${warning}</p>`;
  return `${words}<details><summary lang="${texts.language}">${show}</summary>${content}</details>`;
}

function tags({ hashtags }: PublicPost): string {
  if (hashtags.length === 0) return '';
  const items = hashtags.map(({ title }) => `<li><bdi>#${escapeText(title)}</bdi></li>`);
  return `<ul class="tags">${items.join('')}</ul>`;
}

function footer({ home, language }: LocalizedTexts, pageLanguage: string) {
  const link = `<a href="/login">${escapeText(home)}</a>`;
  return `<footer lang="${language}" dir="${languageDirection(pageLanguage)}">${link}</footer>`;
}
