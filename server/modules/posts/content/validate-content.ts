import type { FieldCode } from '#domain/contract/error-codes.ts';
import { countGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { genres, isSubGenreOf } from '#domain/post/genres.ts';
import { normaliseHashtag } from '#domain/post/hashtag.ts';
import { formatRules, type PostFormat } from '#domain/post/post-formats.ts';
import type { BodyOf } from '#server/http/handler.ts';
import { isLocation } from '#server/modules/reference/index.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import { titleForSearch } from '#server/platform/database/like-pattern.ts';
import type { PictureRecord } from '#server/platform/database/schema/media-records.ts';
import { invalidRequest } from '#server/platform/errors/problem.ts';
import type { PostRow } from '../repository/posts.ts';
import { parsePublishTime } from '../rules/publish-time.ts';
import { findAllowedPictures, type MediaOwners } from './allowed-media.ts';
import {
  hasTooLongCaption,
  hasTooManyTags,
  sanitizeArticle,
  sanitizeDescription,
} from './article-sanitizer.ts';
import { findMissingMedia, type Media, validateMedia } from './validate-media.ts';

export type PostInput = BodyOf<'upsertPost'>['post'];

/** As many as the contract has room for in a reply. */
const maxPictures = 100;

export type ValidatedContent = Awaited<ReturnType<typeof validateContent>>;

/**
 * The content of a save, cleaned and validated. Missing fields stay unchanged.
 * @throws {Problem} `invalid-request`, naming every invalid field
 */
export async function validateContent(
  db: Db,
  ownerIds: readonly string[],
  input: PostInput,
  row: PostRow | undefined,
) {
  const format = row?.format ?? input.format ?? 'FORMAT_ARTICLE';
  const owners = { ids: ownerIds, row };
  const title = (input.title ?? row?.title ?? '').trim();
  const html = input.textContent ?? row?.html ?? '';
  if (hasTooManyTags(html)) throw invalidRequest({ textContent: 'too-many' });
  const { article, pictures } = await validateText(db, owners, format, html);
  const media = await validateMedia(db, owners, format, input);
  const meta = validateMeta(input, row);
  const fields: Record<string, FieldCode> = { ...meta.fields, ...media.fields };
  // The format of a post never changes, because each format has its own fields.
  if (input.format !== undefined && input.format !== format) fields.format = 'not-allowed';
  if (countGraphemes(title) > limits.titleMax) fields.title = 'too-long';
  if (article.html.length > limits.articleHtmlMax) fields.textContent = 'too-long';
  if (article.pictures.length > maxPictures) fields.pictures = 'too-many';
  if (hasTooLongCaption(article.pictures)) fields.captions = 'too-long';
  const publishAt = chosenTime(input, row);
  // Edits of what readers see are published without waiting.
  if (publishAt && row?.live === 'PUBLISHED') fields.publishAt = 'not-allowed';
  if (Object.keys(fields).length > 0) throw invalidRequest(fields);
  const shown: Media = { pictures: [...pictures, ...media.pictures], video: media.video };
  const cover = selectCover(shown);
  return {
    values: {
      title,
      title_search: titleForSearch(title),
      html: article.html,
      excerpt: article.excerpt,
      pictures: JSON.stringify(shown.pictures),
      cover: cover && JSON.stringify(cover),
      video: shown.video && JSON.stringify(shown.video),
      image_kind: input.imageKind === undefined ? (row?.image_kind ?? null) : input.imageKind,
      publish_at: publishAt,
      ...meta.values,
    },
    hashtags: meta.hashtags,
    format,
    article,
    media: shown,
  };
}

/** The cleaned text and the pictures in it. */
async function validateText(db: Db, owners: MediaOwners, format: PostFormat, html: string) {
  if (format !== 'FORMAT_ARTICLE') return { article: sanitizeDescription(html), pictures: [] };
  const named = html.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [];
  const usable = await findAllowedPictures(db, named, owners);
  const article = sanitizeArticle(html, (id) => usable.get(id) ?? null);
  const pictures = article.pictures.flatMap(({ id, caption, alt }) => {
    const stored = usable.get(id);
    return stored ? [{ id, ...stored, caption, alt }] : [];
  });
  return { article, pictures };
}

function chosenTime({ publishAt }: PostInput, row: PostRow | undefined): Date | null {
  if (publishAt === undefined) return row?.publish_at ?? null;
  return publishAt === null ? null : parsePublishTime(publishAt);
}

/** The picture of a post in lists. */
function selectCover({ pictures, video }: Media): PictureRecord | null {
  return pictures[0] ?? (video?.poster ? { ...video.poster, caption: '', alt: '' } : null);
}

/** Place, language, genre, hashtags and what is said of AI: the publish step. */
export function validateMeta(input: PostInput, row: PostRow | undefined) {
  const fields: Record<string, FieldCode> = {};
  const genre = input.genre === undefined ? (row?.genre ?? null) : input.genre;
  const subGenre = input.subGenre === undefined ? (row?.sub_genre ?? null) : input.subGenre;
  if (genre !== null && !isGenre(genre)) fields.genre = 'not-allowed';
  else if (subGenre !== null && !isSubGenreOf(genre ?? '', subGenre))
    fields.subGenre = 'not-allowed';
  const locations = input.locations ?? row?.locations ?? [];
  if (!locations.every(isLocation)) fields.locations = 'not-allowed';
  const typed = input.hashtags ?? row?.hashtags.map(({ title }) => title) ?? [];
  const hashtags = [...new Set(typed.map(normaliseHashtag))];
  if (hashtags.includes('')) fields.hashtags = 'malformed';
  else if (hashtags.some((title) => countGraphemes(title) > limits.hashtagMax))
    fields.hashtags = 'too-long';
  const language = input.language === undefined ? (row?.language ?? null) : input.language;
  const made_with_ai =
    input.madeWithAi === undefined ? (row?.made_with_ai ?? null) : input.madeWithAi;
  return {
    fields,
    hashtags,
    values: { language, genre, sub_genre: subGenre, locations, made_with_ai },
  };
}

const isGenre = (code: string) => Object.hasOwn(genres, code);

const visibleCharacter = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** What is still missing before a post may be sent; none when it is whole. */
export function missingForReview({ values, article, format, media }: ValidatedContent) {
  const rules = formatRules[format];
  const said = { imageKind: values.image_kind, madeWithAi: values.made_with_ai };
  const missing = {
    title: !visibleCharacter.test(values.title),
    textContent: rules.needsText && !visibleCharacter.test(article.text),
    language: values.language === null,
    genre: values.genre === null,
    subGenre: values.sub_genre === null,
    locations: values.locations.length === 0,
  };
  const required = Object.entries(missing).flatMap(([field, isMissing]) =>
    isMissing ? [[field, 'required'] as const] : [],
  );
  return { ...Object.fromEntries(required), ...findMissingMedia(rules, media, said) };
}

/** Whether a write would leave the stored post unchanged. */
export function isUnchanged(row: PostRow, { values, hashtags, media }: ValidatedContent): boolean {
  return (
    values.title === row.title &&
    values.html === row.html &&
    values.image_kind === row.image_kind &&
    values.publish_at?.getTime() === row.publish_at?.getTime() &&
    values.made_with_ai === row.made_with_ai &&
    mediaFingerprint(media) === mediaFingerprint(row) &&
    values.language === row.language &&
    values.genre === row.genre &&
    values.sub_genre === row.sub_genre &&
    values.locations.join() === row.locations.join() &&
    hashtags.join(' ') === row.hashtags.map(({ title }) => title).join(' ')
  );
}

/** Which media are shown, in which order and with which words. */
const mediaFingerprint = ({ pictures, video }: Media) =>
  JSON.stringify([
    pictures.map(({ id, caption, alt }) => [id, caption, alt]),
    video?.id,
    video?.poster?.id,
  ]);
