import * as v from 'valibot';
import { handleProblem, normaliseHandle } from '../handle.ts';
import { contentLanguages } from '../languages.ts';
import { limits } from '../limits.ts';
import { atLeast, atMost, noForbiddenCharacters, requiredList } from '../validation.ts';
import { code, filled, form, obeys, wireLength } from './schema.ts';

const languageCodes = contentLanguages.map(({ isoCode }) => isoCode);
type ContentLanguage = (typeof languageCodes)[number];

/** Many type "instagram.com/name". */
const withScheme = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;

/** Optional; comes out as null when empty. Its 200 characters are the contract's, spec point 5. */
const socialLink = v.pipe(
  v.nullable(v.string(code('malformed')), ''),
  v.transform((typed) => withScheme((typed ?? '').trim())),
  obeys(wireLength(limits.socialLinkMax)),
  v.check((link) => link === '' || (/^https?:\/\/\S+$/.test(link) && URL.canParse(link)), code('malformed')),
  v.transform((link) => link || null),
);

/** What a creator types and ticks of the profile. Whether the handle is free is for the server. */
export const profileTextForm = form({
  name: v.pipe(
    filled,
    obeys(atLeast(limits.nameMin)),
    obeys(atMost(limits.nameMax)),
    obeys(noForbiddenCharacters),
  ),
  handle: v.pipe(
    filled,
    v.transform(normaliseHandle),
    v.check((handle) => handleProblem(handle) !== 'reserved', code('not-allowed')),
    v.check((handle) => handleProblem(handle) !== 'malformed', code('malformed')),
  ),
  bio: v.pipe(filled, obeys(atMost(limits.bioMax))),
  languages: v.pipe(
    v.array(v.picklist(languageCodes, code('not-allowed')), code('required')),
    obeys<ContentLanguage[]>(requiredList),
  ),
  socialProfileLink: socialLink,
  isAdult: v.literal(true, code('required')),
});

/** The whole profile; comes out as the contract's ProfileInput. */
export const profileForm = form({
  ...profileTextForm.entries,
  profileImageId: v.nullable(v.string(code('malformed'))),
});
