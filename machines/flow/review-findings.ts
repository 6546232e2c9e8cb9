import { isBlank } from '#domain/blank.ts';
import { plainText, unescapeText } from '#domain/html-text.ts';
import { cardSize } from '#domain/image-sizes.ts';
import { canLeadSomewhere } from '#domain/links.ts';
import { type Finding, isCheckOf, type ReviewCheck, reviewCheckCodes } from '#domain/review-checks.ts';
import { isInOtherScript } from '#domain/scripts.ts';
import { partsOf, type RuleCode, type RuleName } from '#domain/validation.ts';
import type { components } from '#generated/contract.ts';
import type { KnownPicture } from './draft-media.ts';
import { type Content, picturesOf } from './post-content.ts';
import type { Draft } from './post-draft.ts';
import { problemsBeforeReview } from './post-problems.ts';

/** A post of the same person that says the same. */
export type Duplicate = components['schemas']['Duplicate'];

/** What can be said of a post before it is sent, in the order of `reviewChecks`. */
export function findingsOf(draft: Draft, duplicates: readonly Duplicate[]): Finding[] {
  const { content, format } = draft;
  const found = [
    ...brokenRules(content, format),
    ...otherScript(content),
    ...sameAs(duplicates),
    ...picturesThat('picture-small', draft, isSmall),
    ...picturesThat('picture-blank', draft, ({ detail }) => detail !== undefined && isBlank(detail)),
    ...brokenLinks(content),
  ];
  return found
    .filter(({ check }) => isCheckOf(check, format))
    .sort((one, other) => reviewCheckCodes.indexOf(one.check) - reviewCheckCodes.indexOf(other.check));
}

/** How the rules that refuse a post are called here. What they ask for on the last step is told beside its field. */
const checkOfRule: Record<string, Partial<Record<RuleName, ReviewCheck>>> = {
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
    const check = checkOf(name ?? list, code);
    return check ? [{ check, pictures: pictureAt(content, place) }] : [];
  });
  return reviewCheckCodes.flatMap((check): Finding[] => {
    const same = broken.filter((one) => one.check === check);
    const pictures = same.flatMap((one) => one.pictures);
    return same.length === 0 ? [] : [pictures.length === 0 ? { check } : { check, pictures }];
  });
}

function pictureAt({ pictures }: Content, place: string | undefined): { id: string; number: number }[] {
  const id = pictures[Number(place)]?.id;
  return id === undefined ? [] : [{ id, number: Number(place) + 1 }];
}

const checkOf = (field: string, code: RuleCode) => checkOfRule[field]?.[partsOf(code).name];

/** The whole of it, or else the title by itself: below a text in the right letters it is easily overlooked. */
function otherScript({ title, html, pictures, language }: Content): Finding[] {
  if (!language) return [];
  const words = [title, plainText(html), ...pictures.map(({ caption }) => caption)].join('\n');
  if (isInOtherScript(words, language)) return [{ check: 'other-script' }];
  return isInOtherScript(title, language) ? [{ check: 'title-in-other-script' }] : [];
}

/** A post that says the same in both is named once, by its text. */
function sameAs(duplicates: readonly Duplicate[]): Finding[] {
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

/** Of the pictures that the server has: what still travels may be drawn smaller on its way. */
function picturesThat(
  check: ReviewCheck,
  { content, pictures: known }: Draft,
  isSo: (picture: KnownPicture) => boolean,
): Finding[] {
  const found = picturesOf(content).flatMap((id, at) => {
    const picture = known[id];
    return picture && isSo(picture) ? [{ id, number: at + 1 }] : [];
  });
  return found.length === 0 ? [] : [{ check, pictures: found }];
}

const isSmall = ({ width, height }: KnownPicture) => width < cardSize.width || height < cardSize.height;

const linkAddress = /<a href="([^"]*)"/g;

/** Each address once, however often it is linked. */
function brokenLinks({ html }: Content): Finding[] {
  const addresses = [...html.matchAll(linkAddress)].map((match) => unescapeText(match[1] as string));
  return [...new Set(addresses)]
    .filter((address) => !canLeadSomewhere(address))
    .map((link) => ({ check: 'broken-link', link }));
}
