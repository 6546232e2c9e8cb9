import {
  atMost,
  findBrokenRule,
  type RuleCode,
  required,
  requiredList,
  richTextRequired,
} from '#domain/forms/validation-rules.ts';
import { limits } from '#domain/limits.ts';
import { withoutFigures } from '#domain/post/html-text.ts';
import { type FormatRules, formatRules, type PostFormat } from '#domain/post/post-formats.ts';
import type { Draft } from './draft.ts';
import { type Content, isSameValue, type ListedPicture } from './post-content.ts';

/**
 * Which rule each field breaks. Pictures of a list are named by their place: `pictures.3.caption`.
 */
export type FieldProblems = Record<string, RuleCode>;

/**
 * What must be corrected before a post can be sent for review. The server checks the same fields by
 * the same names.
 */
export function problemsBeforeReview(content: Content, format: PostFormat): FieldProblems {
  const rules = formatRules[format];
  const { title, html, locations, language, genre, subGenre, hashtags } = content;
  return keepBroken({
    title: findBrokenRule(title, [required, atMost(limits.titleMax)]),
    textContent: textProblem(html, rules.needsText),
    ...pictureProblems(content.pictures, rules),
    imageKind: rules.needsKind && content.imageKind === null ? 'required' : null,
    videoId: rules.video && content.videoId === null ? 'required' : null,
    posterId:
      rules.video && content.videoId !== null && content.posterId === null ? 'required' : null,
    madeWithAi: rules.needsAiDeclaration && content.madeWithAi === null ? 'required' : null,
    locations: requiredList(locations),
    language: required(language ?? ''),
    genre: required(genre ?? ''),
    subGenre: required(subGenre ?? ''),
    hashtags: hashtags.length > limits.hashtagsMax ? 'too-many' : null,
    publishAt: content.publishAt === '' ? 'required' : null,
  });
}

const keepBroken = (fields: Record<string, RuleCode | null>): FieldProblems =>
  Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, RuleCode] => entry[1] !== null),
  );

/** An article needs text. The captions of pictures and the addresses of embeds do not count. */
function textProblem(html: string, isNeeded: boolean): RuleCode | null {
  if (isNeeded && richTextRequired(withoutFigures(html)) !== null) return 'required';
  return html.length > limits.articleHtmlMax ? 'too-long' : null;
}

function pictureProblems(
  pictures: readonly ListedPicture[],
  { pictures: counts, needsCaptions }: FormatRules,
): Record<string, RuleCode | null> {
  if (!counts) return {};
  const rules = [...(needsCaptions ? [required] : []), atMost(limits.captionMax)];
  const words = pictures.flatMap(({ caption, alt }, place) => [
    [`pictures.${place}.caption`, findBrokenRule(caption, rules)] as const,
    [`pictures.${place}.alt`, findBrokenRule(alt, [atMost(limits.captionMax)])] as const,
  ]);
  return { pictures: countProblem(pictures.length, counts), ...Object.fromEntries(words) };
}

function countProblem(count: number, { min, max }: { min: number; max: number }): RuleCode | null {
  if (count === 0) return 'required';
  if (count < min) return 'too-short';
  return count > max ? 'too-many' : null;
}

const writingFields = [
  'title',
  'textContent',
  'captions',
  'pictures',
  'imageKind',
  'videoId',
  'posterId',
];

/** Whether one of these problems belongs to the first step. */
export function isWritingProblem(fields: FieldProblems): boolean {
  return Object.keys(fields).some((field) => writingFields.includes(field.split('.')[0] ?? ''));
}

const fieldsOf: Record<Exclude<keyof Content, 'pictures'>, string[]> = {
  title: ['title'],
  html: ['textContent', 'captions'],
  imageKind: ['imageKind'],
  videoId: ['videoId', 'posterId'],
  posterId: ['posterId'],
  madeWithAi: ['madeWithAi'],
  language: ['language'],
  genre: ['genre', 'subGenre'],
  subGenre: ['subGenre'],
  locations: ['locations'],
  hashtags: ['hashtags'],
  publishAt: ['publishAt'],
};

/** The problems that are left when the content has changed: what was touched may be right now. */
export function remainingProblems(
  fields: FieldProblems,
  before: Content,
  after: Content,
): FieldProblems {
  if (Object.keys(fields).length === 0) return fields;
  const touched = (Object.keys(fieldsOf) as (keyof typeof fieldsOf)[])
    .filter((name) => !isSameValue(before[name], after[name]))
    .flatMap((name) => fieldsOf[name]);
  const left = Object.entries(fields).filter(([name]) => !touched.includes(name));
  if (isSameValue(before.pictures, after.pictures)) return Object.fromEntries(left);
  return Object.fromEntries(
    left.flatMap(([name, code]) => movedProblem(name, code, before, after)),
  );
}

const pictureField = /^pictures\.(\d+)\.(id|caption|alt)$/;

/** A picture's problem moves with it, and is removed when its cause is edited. */
function movedProblem(
  name: string,
  code: RuleCode,
  before: Content,
  after: Content,
): [string, RuleCode][] {
  if (name === 'pictures')
    return before.pictures.length === after.pictures.length ? [[name, code]] : [];
  const [, place, field] = pictureField.exec(name) ?? [];
  if (place === undefined) return [[name, code]];
  const about = before.pictures[Number(place)];
  const next = after.pictures.findIndex(({ id }) => id === about?.id);
  const isTouched =
    about?.[field as keyof ListedPicture] !== after.pictures[next]?.[field as keyof ListedPicture];
  return next === -1 || isTouched ? [] : [[`pictures.${next}.${field}`, code]];
}

/**
 * The server's problems by the places that the pictures have in the draft: it counts those that
 * were sent with the draft's intent, without any unfinished uploads.
 */
export function mapServerProblems(
  fields: FieldProblems,
  { content, pictures, intent }: Draft,
): FieldProblems {
  const sent = intent?.post.pictures ?? [];
  const inDraft = Object.entries(fields).flatMap(([name, code]): [string, RuleCode][] => {
    const [, place, field] = pictureField.exec(name) ?? [];
    if (place === undefined) return [[name, code]];
    const id = sent[Number(place)]?.id;
    const at = content.pictures.findIndex(
      (listed) => (pictures[listed.id]?.id ?? listed.id) === id,
    );
    return at === -1 ? [] : [[`pictures.${at}.${field}`, code]];
  });
  return Object.fromEntries(inDraft);
}
