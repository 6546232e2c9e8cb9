import type { FieldCode } from '#domain/contract/error-codes.ts';
import { type FormatRules, formatRules, type PostFormat } from '#domain/post/post-formats.ts';
import type { BodyOf } from '#server/http/handler.ts';
import type { Db } from '#server/platform/database/database-types.ts';
import type { PictureRecord, VideoRecord } from '#server/platform/database/schema/media-records.ts';
import { findAllowedPictures, findAllowedVideo, type MediaOwners } from './allowed-media.ts';
import { isCaptionTooLong } from './article-sanitizer.ts';

/** The media of a post besides its text. */
export type Media = { pictures: PictureRecord[]; video: VideoRecord | null };
type Fields = Record<string, FieldCode>;
type MediaInput = Pick<
  BodyOf<'upsertPost'>['post'],
  'pictures' | 'videoId' | 'posterId' | 'imageKind'
>;

/**
 * The pictures and the video of a post, validated. Missing fields stay unchanged.
 * @returns also every invalid field: media of other people, unfinished ones, and those that the
 * format does not support
 */
export async function validateMedia(
  db: Db,
  owners: MediaOwners,
  format: PostFormat,
  input: MediaInput,
): Promise<Media & { fields: Fields }> {
  const rules = formatRules[format];
  const misplaced = findMisplacedMedia(rules, input);
  if (Object.keys(misplaced).length > 0) return { pictures: [], video: null, fields: misplaced };
  if (rules.pictures)
    return { ...(await validatePictures(db, owners, rules.pictures.max, input)), video: null };
  if (rules.video)
    return { ...(await validateVideo(db, owners, rules.video, input)), pictures: [] };
  return { pictures: [], video: null, fields: {} };
}

/** Nothing and null have their place everywhere. */
function findMisplacedMedia(
  { pictures, video, needsKind }: FormatRules,
  input: MediaInput,
): Fields {
  return {
    ...(!pictures && input.pictures?.length ? { pictures: 'not-allowed' } : {}),
    ...(!video && input.videoId ? { videoId: 'not-allowed' } : {}),
    ...(!video && input.posterId ? { posterId: 'not-allowed' } : {}),
    ...(!needsKind && input.imageKind ? { imageKind: 'not-allowed' } : {}),
  };
}

type Listed = NonNullable<MediaInput['pictures']>;

async function validatePictures(db: Db, owners: MediaOwners, max: number, input: MediaInput) {
  const listed: Listed = input.pictures ?? owners.row?.pictures ?? [];
  const usable = await findAllowedPictures(
    db,
    listed.map(({ id }) => id),
    owners,
  );
  const fields: Fields = listed.length > max ? { pictures: 'too-many' } : {};
  const pictures = listed.flatMap(({ id, caption = '', alt = '' }, place): PictureRecord[] => {
    const stored = usable.get(id);
    const isFirst = listed.findIndex((other) => other.id === id) === place;
    if (!stored || !isFirst) fields[`pictures.${place}.id`] = 'not-allowed';
    const shown = { caption: toSingleLine(caption), alt: toSingleLine(alt) };
    if (isCaptionTooLong(shown.caption)) fields[`pictures.${place}.caption`] = 'too-long';
    if (isCaptionTooLong(shown.alt)) fields[`pictures.${place}.alt`] = 'too-long';
    return stored ? [{ id, ...stored, ...shown }] : [];
  });
  return { pictures, fields };
}

const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim();

async function validateVideo(
  db: Db,
  owners: MediaOwners,
  kind: 'any' | 'silent',
  input: MediaInput,
) {
  const before = owners.row?.video ?? null;
  const videoId = input.videoId === undefined ? (before?.id ?? null) : input.videoId;
  if (videoId === null) {
    const fields: Fields = input.posterId ? { posterId: 'not-allowed' } : {};
    return { video: null, fields };
  }
  const video = await findAllowedVideo(db, videoId, owners);
  // A GIF video plays automatically, so it must be silent.
  if (!video || (kind === 'silent' && video.hasSound)) {
    return { video: null, fields: { videoId: 'not-allowed' } satisfies Fields };
  }
  const { drawnPosterId, ...shown } = video;
  const kept = videoId === before?.id ? (before.poster?.id ?? null) : null;
  const chosen = input.posterId === undefined ? kept : input.posterId;
  const posterId = chosen ?? drawnPosterId;
  const usable = posterId ? await findAllowedPictures(db, [posterId], owners) : new Map();
  const stored = posterId ? usable.get(posterId) : undefined;
  if (input.posterId && !stored)
    return { video: null, fields: { posterId: 'not-allowed' } satisfies Fields };
  const poster = posterId && stored ? { id: posterId, ...stored } : null;
  return { video: { ...shown, poster } satisfies VideoRecord, fields: {} satisfies Fields };
}

/** What is still missing before a post of a format may be sent, by field. */
export function findMissingMedia(
  {
    pictures: counts,
    needsCaptions,
    needsKind,
    video: needsVideo,
    needsAiDeclaration,
  }: FormatRules,
  { pictures, video }: Media,
  { imageKind, madeWithAi }: { imageKind: string | null; madeWithAi: boolean | null },
): Fields {
  const fields: Fields = {};
  if (counts && pictures.length === 0) fields.pictures = 'required';
  else if (counts && pictures.length < counts.min) fields.pictures = 'too-short';
  if (needsCaptions) {
    for (const [place, { caption }] of pictures.entries())
      if (caption === '') fields[`pictures.${place}.caption`] = 'required';
  }
  if (needsKind && imageKind === null) fields.imageKind = 'required';
  if (needsVideo && !video) fields.videoId = 'required';
  if (video && !video.poster) fields.posterId = 'required';
  if (needsAiDeclaration && madeWithAi === null) fields.madeWithAi = 'required';
  return fields;
}
