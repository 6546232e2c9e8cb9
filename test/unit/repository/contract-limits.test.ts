import { expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import { readContract, type Schema } from '../../../scripts/contract-document.ts';

/*
 * The contract counts UTF-16 units and people count graphemes: it allows eight units for each, and domain/ counts
 * exactly. Everything else is the same number on both sides (design.md 3).
 */
const unitsPerGrapheme = 8;
const { schemas } = readContract().components;

const inside = (schema: string, property: string): Schema => {
  const found = schemas[schema]?.properties?.[property];
  if (!found) throw new Error(`openapi.yaml has no ${schema}.${property}.`);
  return found.anyOf?.find((part) => part.type !== 'null') ?? found;
};
const whole = (schema: string): Schema => schemas[schema] ?? {};

it.each([
  ['title', inside('PostInput', 'title').maxLength, limits.titleMax * unitsPerGrapheme],
  ['article', inside('PostInput', 'textContent').maxLength, limits.articleHtmlMax],
  ['hashtags', inside('PostInput', 'hashtags').maxItems, limits.hashtagsMax],
  ['locations', inside('PostInput', 'locations').maxItems, limits.locationsMax],
  ['caption', inside('PostPicture', 'caption').maxLength, limits.captionMax * unitsPerGrapheme],
  ['note', whole('DecisionNote').maxLength, limits.noteMax * unitsPerGrapheme],
  ['name', inside('ProfileInput', 'name').maxLength, limits.nameMax * unitsPerGrapheme],
  ['bio', inside('ProfileInput', 'bio').maxLength, limits.bioMax * unitsPerGrapheme],
  ['social link', inside('ProfileInput', 'socialProfileLink').maxLength, limits.socialLinkMax],
  ['handle', whole('Handle').maxLength, limits.handleMax],
  ['shortest password', inside('InternalLogin', 'password').minLength, limits.passwordMin],
  ['longest password', inside('InternalLogin', 'password').maxLength, limits.passwordMax],
  ['page size', whole('PageSize').maximum, limits.pageSizeMax],
  ['picture side', inside('UploadedImage', 'width').maximum, limits.imageSideMax],
])(
  'the limit of the %s is the same in openapi.yaml and in domain/limits.ts',
  (_what, inContract, inDomain) => {
    expect(inContract).toBe(inDomain);
  },
);
