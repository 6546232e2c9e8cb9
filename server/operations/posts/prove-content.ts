import type { FieldCode } from '#domain/error-codes.ts';
import { genres, isSubGenreOf } from '#domain/genres.ts';
import { countGraphemes } from '#domain/graphemes.ts';
import { normaliseHashtag } from '#domain/hashtag.ts';
import { limits } from '#domain/limits.ts';
import {
  type CleanArticle,
  captionsTooLong,
  cleanArticle,
  hasTooManyTags,
} from '../../articles/clean-article.ts';
import type { Db } from '../../db/database.ts';
import { searchText } from '../../db/posts.ts';
import type { BodyOf } from '../../handler.ts';
import { pictureUrl } from '../../pictures/picture-store.ts';
import { invalid } from '../../problem.ts';
import { isLocation } from '../reference/locations.ts';
import type { PostRow } from './present-post.ts';

export type PostInput = BodyOf<'upsertPost'>['post'];

/** As many as the contract has room for in a reply. */
const mostPictures = 100;

export type ProvedContent = Awaited<ReturnType<typeof provedContent>>;

/**
 * What a save writes, cleaned and proved. Fields that the call leaves out keep what they were.
 * @throws {Problem} `invalid-request`, naming every field that breaks a rule
 */
export async function provedContent(db: Db, ownerId: string, input: PostInput, row: PostRow | undefined) {
  const title = (input.title ?? row?.title ?? '').trim();
  const html = input.textContent ?? row?.html ?? '';
  if (hasTooManyTags(html)) throw invalid({ textContent: 'too-many' });
  const pictures = await picturesOf(db, ownerId, html);
  const article = cleanArticle(html, (id) => pictures.get(id) ?? null);
  const meta = provedMeta(input, row);
  const fields: Record<string, FieldCode> = { ...meta.fields };
  if (countGraphemes(title) > limits.titleMax) fields.title = 'too-long';
  if (article.html.length > limits.articleHtmlMax) fields.textContent = 'too-long';
  if (article.pictures.length > mostPictures) fields.pictures = 'too-many';
  if (captionsTooLong(article.pictures)) fields.captions = 'too-long';
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const shown = article.pictures.flatMap(({ id, caption, alt }) => {
    const stored = pictures.get(id);
    return stored ? [{ id, ...stored, caption, alt }] : [];
  });
  return {
    values: {
      title,
      title_search: searchText(title),
      html: article.html,
      excerpt: article.excerpt,
      pictures: JSON.stringify(shown),
      cover: shown[0] ? JSON.stringify(shown[0]) : null,
      ...meta.values,
    },
    hashtags: meta.hashtags,
    article,
  };
}

/** Place, language, genre and hashtags: the publish step. */
export function provedMeta(input: PostInput, row: PostRow | undefined) {
  const fields: Record<string, FieldCode> = {};
  const genre = input.genre === undefined ? (row?.genre ?? null) : input.genre;
  const subGenre = input.subGenre === undefined ? (row?.sub_genre ?? null) : input.subGenre;
  if (genre !== null && !isGenre(genre)) fields.genre = 'not-allowed';
  else if (subGenre !== null && !isSubGenreOf(genre ?? '', subGenre)) fields.subGenre = 'not-allowed';
  const locations = input.locations ?? row?.locations ?? [];
  if (!locations.every(isLocation)) fields.locations = 'not-allowed';
  const typed = input.hashtags ?? row?.hashtags.map(({ title }) => title) ?? [];
  const hashtags = [...new Set(typed.map(normaliseHashtag))];
  if (hashtags.includes('')) fields.hashtags = 'malformed';
  else if (hashtags.some((title) => countGraphemes(title) > limits.hashtagMax)) fields.hashtags = 'too-long';
  const language = input.language === undefined ? (row?.language ?? null) : input.language;
  return { fields, hashtags, values: { language, genre, sub_genre: subGenre, locations } };
}

const isGenre = (code: string) => Object.hasOwn(genres, code);

const readable = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What is still missing before a post may be sent; none when it is whole. */
export function missingForReview(values: ProvedContent['values'], article: CleanArticle) {
  const missing = {
    title: !readable.test(values.title),
    textContent: !readable.test(article.text) && article.pictures.length === 0,
    language: values.language === null,
    genre: values.genre === null,
    subGenre: values.sub_genre === null,
    locations: values.locations.length === 0,
  };
  return Object.fromEntries(
    Object.entries(missing)
      .filter(([, isMissing]) => isMissing)
      .map(([field]) => [field, 'required' as const]),
  );
}

/** Whether a write would leave the post as it lies there. */
export function isWritten(row: PostRow, { values, hashtags }: ProvedContent): boolean {
  return (
    values.title === row.title &&
    values.html === row.html &&
    values.language === row.language &&
    values.genre === row.genre &&
    values.sub_genre === row.sub_genre &&
    values.locations.join() === row.locations.join() &&
    hashtags.join(' ') === row.hashtags.map(({ title }) => title).join(' ')
  );
}

/** The owner's own pictures among those that the text names. */
async function picturesOf(db: Db, ownerId: string, html: string) {
  const ids = [...new Set(html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])];
  if (ids.length === 0) return new Map<string, { url: string; width: number; height: number }>();
  const rows = await db
    .selectFrom('pictures')
    // One parameter for all of them: the text of the query stays the same, and so does its plan.
    .where(({ eb, val }) => eb('id', '=', eb.fn.any(val(ids))))
    .where('owner_id', '=', ownerId)
    .select(['id', 'format', 'width', 'height'])
    .execute();
  return new Map(
    rows.map(({ id, format, width, height }) => [id, { url: pictureUrl(id, format), width, height }]),
  );
}
