import * as v from 'valibot';
import { contentLanguages } from '../language/languages.ts';
import { limits } from '../limits.ts';
import { isWebAddress } from '../navigation/web-address.ts';
import { handleProblem, normaliseHandle } from '../person/handle.ts';
import {
  followsRule,
  formObject,
  issueCode,
  maxUtf16Length,
  requiredName,
  requiredText,
} from './form-schema.ts';
import { atLeast, atMost, noForbiddenCharacters, requiredList } from './validation-rules.ts';

const languageCodes = contentLanguages.map(({ isoCode }) => isoCode);
type ContentLanguage = (typeof languageCodes)[number];

/** Many type "instagram.com/name". */
const withScheme = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;

/** Optional; null when empty. The limit of 200 characters is the contract's (spec point 5). */
const socialLink = v.pipe(
  v.nullable(v.string(issueCode('malformed')), ''),
  v.transform((typed) => withScheme((typed ?? '').trim())),
  followsRule(maxUtf16Length(limits.socialLinkMax)),
  v.check((link) => link === '' || isWebAddress(link), issueCode('malformed')),
  v.transform((link) => link || null),
);

/** The input of a creator for the profile. Only the server knows whether the handle is free. */
export const profileDetailsForm = formObject({
  name: v.pipe(
    requiredName,
    followsRule(atLeast(limits.nameMin)),
    followsRule(atMost(limits.nameMax)),
    followsRule(noForbiddenCharacters),
  ),
  handle: v.pipe(
    requiredText,
    v.transform(normaliseHandle),
    v.check((handle) => handleProblem(handle) !== 'reserved', issueCode('not-allowed')),
    v.check((handle) => handleProblem(handle) !== 'malformed', issueCode('malformed')),
  ),
  bio: v.pipe(requiredText, followsRule(atMost(limits.bioMax))),
  languages: v.pipe(
    v.array(v.picklist(languageCodes, issueCode('not-allowed')), issueCode('required')),
    followsRule<ContentLanguage[]>(requiredList),
  ),
  socialProfileLink: socialLink,
  isAdult: v.literal(true, issueCode('required')),
});

/** The whole profile; outputs the contract's ProfileInput. */
export const profileForm = formObject({
  ...profileDetailsForm.entries,
  profileImageId: v.nullable(v.string(issueCode('malformed'))),
});
