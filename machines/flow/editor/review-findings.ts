import { parseRuleCode, type RuleCode, type RuleName } from '#domain/forms/validation-rules.ts';
import { isInUnexpectedScript } from '#domain/language/script-detection.ts';
import { isBlankImage } from '#domain/media/blank-image.ts';
import { cardSize } from '#domain/media/image-sizes.ts';
import { plainText, unescapeText } from '#domain/post/html-text.ts';
import { isPublicLink } from '#domain/post/public-link.ts';
import {
  type Finding,
  isCheckApplicable,
  type ReviewCheck,
  reviewCheckCodes,
} from '#domain/post/review-checks.ts';
import type { components } from '#generated/contract.ts';
import type { Draft } from './draft.ts';
import type { KnownPicture } from './known-media.ts';
import { allPictureIds, type Content } from './post-content.ts';
import { problemsBeforeReview } from './post-validation.ts';

/** A post of the same person that says the same. */
export type Duplicate = components['schemas']['Duplicate'];

/** What can be said of a post before it is sent, in the order of `reviewChecks`. */
export function collectFindings(draft: Draft, duplicates: readonly Duplicate[]): Finding[] {
  const { content, format } = draft;
  const found = [
    ...brokenRules(content, format),
    ...unexpectedScript(content),
    ...duplicateFindings(duplicates),
    ...pictureFindings('picture-small', draft, isSmall),
    ...pictureFindings(
      'picture-blank',
      draft,
      ({ detail }) => detail !== undefined && isBlankImage(detail),
    ),
    ...brokenLinks(content),
  ];
  return found
    .filter(({ check }) => isCheckApplicable(check, format))
    .sort(
      (one, other) => reviewCheckCodes.indexOf(one.check) - reviewCheckCodes.indexOf(other.check),
    );
}

/** Maps the rules that refuse a post to findings. Fields of the last step show their own errors. */
const checksByRule: Record<string, Partial<Record<RuleName, ReviewCheck>>> = {
  title: { required: 'title-missing', 'too-long': 'title-too-long' },
  textContent: { required: 'text-missing', 'too-long': 'text-too-long' },
  imageKind: { required: 'kind-missing' },
  pictures: {
    required: 'pictures-too-few',
    'too-short': 'pictures-too-few',
    'too-many': 'pictures-too-many',
  },
  caption: { required: 'caption-missing', 'too-long': 'words-too-long' },
  alt: { 'too-long': 'words-too-long' },
  videoId: { required: 'video-missing' },
  posterId: { required: 'poster-missing' },
  hashtags: { 'too-many': 'hashtags-too-many' },
};

function brokenRules(content: Content, format: Draft['format']): Finding[] {
  const broken = Object.entries(problemsBeforeReview(content, format)).flatMap(([field, code]) => {
    const [list = '', place, name] = field.split('.');
    const check = checkForRule(name ?? list, code);
    return check ? [{ check, pictures: listedPicture(content, place) }] : [];
  });
  return reviewCheckCodes.flatMap((check): Finding[] => {
    const same = broken.filter((one) => one.check === check);
    const pictures = same.flatMap((one) => one.pictures);
    return same.length === 0 ? [] : [pictures.length === 0 ? { check } : { check, pictures }];
  });
}

function listedPicture(
  { pictures }: Content,
  place: string | undefined,
): { id: string; number: number }[] {
  const id = pictures[Number(place)]?.id;
  return id === undefined ? [] : [{ id, number: Number(place) + 1 }];
}

const checkForRule = (field: string, code: RuleCode) =>
  checksByRule[field]?.[parseRuleCode(code).name];

/**
 * The whole text, or the title alone: a title in the wrong script is easy to miss below a correct
 * text.
 */
function unexpectedScript({ title, html, pictures, language }: Content): Finding[] {
  if (!language) return [];
  const words = [title, plainText(html), ...pictures.map(({ caption }) => caption)].join('\n');
  if (isInUnexpectedScript(words, language)) return [{ check: 'other-script' }];
  return isInUnexpectedScript(title, language) ? [{ check: 'title-in-other-script' }] : [];
}

/** A post that says the same in both is named once, by its text. */
function duplicateFindings(duplicates: readonly Duplicate[]): Finding[] {
  const same = (check: ReviewCheck, posts: readonly Duplicate[]): Finding[] =>
    posts.length === 0
      ? []
      : [{ check, posts: posts.map(({ postUID, title, state }) => ({ postUID, title, state })) }];
  return [
    ...same(
      'same-title',
      duplicates.filter(({ sameText }) => !sameText),
    ),
    ...same(
      'same-text',
      duplicates.filter(({ sameText }) => sameText),
    ),
  ];
}

/** Only pictures that the server has: an upload may still be resized. */
function pictureFindings(
  check: ReviewCheck,
  { content, pictures: known }: Draft,
  isSo: (picture: KnownPicture) => boolean,
): Finding[] {
  const found = allPictureIds(content).flatMap((id, at) => {
    const picture = known[id];
    return picture && isSo(picture) ? [{ id, number: at + 1 }] : [];
  });
  return found.length === 0 ? [] : [{ check, pictures: found }];
}

const isSmall = ({ width, height }: KnownPicture) =>
  width < cardSize.width || height < cardSize.height;

const linkAddress = /<a href="([^"]*)"/g;

/** Each address once, however often it is linked. */
function brokenLinks({ html }: Content): Finding[] {
  const addresses = [...html.matchAll(linkAddress)].map((match) =>
    unescapeText(match[1] as string),
  );
  return [...new Set(addresses)]
    .filter((address) => !isPublicLink(address))
    .map((link) => ({ check: 'broken-link', link }));
}
