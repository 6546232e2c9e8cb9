import { richTextRequired } from '#domain/forms/validation-rules.ts';
import type { ImageKind } from '#domain/post/post-formats.ts';
import { formatRules } from '#domain/post/post-formats.ts';
import type { components } from '#generated/contract.ts';

export type Post = components['schemas']['Post'];

/**
 * A picture that a post lists. `id` is the key that this device gave it, or the server's once it
 * was loaded from there.
 */
export type ListedPicture = { id: string; caption: string; alt: string };

/**
 * What a person writes. `html` is in the vocabulary of domain/post/article.ts; figures, listed
 * pictures, videos and posters are named by the key that this device gave them, or by the server's
 * id once they were loaded from there. What a format has no place for stays empty.
 */
export type Content = {
  title: string;
  html: string;
  /** In order; the first is the cover. */
  pictures: ListedPicture[];
  imageKind: ImageKind | null;
  videoId: string | null;
  posterId: string | null;
  /** Null until it was said. */
  madeWithAi: boolean | null;
  language: components['schemas']['ContentLanguage'] | null;
  genre: string | null;
  subGenre: string | null;
  locations: string[];
  hashtags: string[];
  /**
   * When to publish it once it is approved, ISO 8601; empty while no valid time is chosen. Missing
   * in drafts from before it existed.
   */
  publishAt?: string | null;
};

export const emptyContent: Content = {
  title: '',
  html: '',
  pictures: [],
  imageKind: null,
  videoId: null,
  posterId: null,
  madeWithAi: null,
  language: null,
  genre: null,
  subGenre: null,
  locations: [],
  hashtags: [],
};

/**
 * The part of a post that its author writes. An article has its pictures in its text and says
 * nothing of AI.
 */
export function toContent(post: Post): Content {
  const { title, textContent, language, genre, subGenre, locations, hashtags } = post;
  const rules = formatRules[post.format];
  return {
    title,
    html: textContent,
    pictures: rules.pictures
      ? post.pictures.map(({ id, caption, alt }) => ({ id, caption, alt }))
      : [],
    imageKind: rules.needsKind ? post.imageKind : null,
    videoId: rules.video ? (post.video?.id ?? null) : null,
    posterId: rules.video ? (post.video?.poster?.id ?? null) : null,
    madeWithAi: rules.needsAiDeclaration ? post.madeWithAi : null,
    language,
    genre,
    subGenre,
    locations,
    hashtags: hashtags.map((tag) => tag.title),
    publishAt: post.publishAt,
  };
}

/**
 * Whether the contents are identical. Runs several times a second while typing, so nothing is
 * copied.
 */
export function isSameContent(one: Content, other: Content): boolean {
  return (Object.keys(one) as (keyof Content)[]).every((name) =>
    isSameValue(one[name] ?? null, other[name] ?? null),
  );
}

type Value = Content[keyof Content];

export function isSameValue(one: Value, other: Value): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return one.length === other.length && one.every((item, at) => isSameItem(item, other[at] ?? ''));
}

type Item = string | ListedPicture;

const isSameItem = (one: Item, other: Item): boolean =>
  one === other ||
  (typeof one === 'object' &&
    typeof other === 'object' &&
    one.id === other.id &&
    one.caption === other.caption &&
    one.alt === other.alt);

const figureIds = /<figure data-picture="([^"]*)"/g;

/** The ids of the pictures in a text, in order. */
export function pictureIdsInHtml(html: string): string[] {
  return [...html.matchAll(figureIds)].map((match) => match[1] as string);
}

/** The ids of all pictures of a post: in its text, listed, and before its video plays. */
export function allPictureIds({ html, pictures, posterId }: Content): string[] {
  return [
    ...pictureIdsInHtml(html),
    ...pictures.map(({ id }) => id),
    ...(posterId === null ? [] : [posterId]),
  ];
}

/** Whether the text has a word or a picture. */
export function hasText(html: string): boolean {
  return pictureIdsInHtml(html).length > 0 || richTextRequired(html) === null;
}

/** Whether there is enough for a post on the server. */
export function hasContent(content: Content): boolean {
  const { title, html, pictures, videoId } = content;
  return title.trim() !== '' || pictures.length > 0 || videoId !== null || hasText(html);
}
