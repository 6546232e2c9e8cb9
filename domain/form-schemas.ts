import * as v from 'valibot';
import type { FieldCode } from './error-codes.ts';
import { isSubGenreOf } from './genres.ts';
import { countGraphemes } from './graphemes.ts';
import { handleProblem, normaliseHandle } from './handle.ts';
import { normaliseHashtag } from './hashtag.ts';
import { contentLanguages } from './languages.ts';
import { limits } from './limits.ts';
import { codeDigits, isWholeCode } from './one-time-code.ts';
import { normalisePhone } from './phone.ts';
import { email as emailRule, noForbiddenCharacters } from './validation.ts';

/*
 * What the forms of this portal accept, and what they send: values come out trimmed and in the shape of the contract.
 * Every issue's message is a FieldCode, for react-hook-form's resolver and for `fieldProblems`.
 */

const code = (fieldCode: FieldCode) => fieldCode;

/** A form's fields; one that is not there at all is `required`. */
const form = <const Entries extends v.ObjectEntries>(entries: Entries) => v.object(entries, code('required'));

/** Text between two counts of graphemes; empty is `required` when `min` is not 0. */
const text = (min: number, max: number) =>
  v.pipe(
    v.string(code('required')),
    v.trim(),
    v.check((value) => min === 0 || value !== '', code('required')),
    v.check((value) => value === '' || countGraphemes(value) >= min, code('too-short')),
    v.check((value) => countGraphemes(value) <= max, code('too-long')),
  );

const filled = v.pipe(v.string(code('required')), v.trim(), v.nonEmpty(code('required')));

/** The number of a phone sign-in; comes out as ten Latin digits. */
export const phoneForm = form({
  phone: v.pipe(
    filled,
    v.check((typed) => normalisePhone(typed) !== null, code('malformed')),
    v.transform((typed) => normalisePhone(typed) ?? typed),
  ),
});

/** The code of a phone sign-in; comes out as four Latin digits. */
export const codeForm = form({
  code: v.pipe(filled, v.transform(codeDigits), v.check(isWholeCode, code('malformed'))),
});

/** Sign-in of staff. The password is sent as typed: its blanks count, and its rules are no help to a stranger. */
export const staffLoginForm = form({
  email: v.pipe(
    filled,
    v.maxLength(254, code('too-long')),
    v.check((typed) => emailRule(typed) === null, code('malformed')),
  ),
  password: v.pipe(
    v.string(code('required')),
    v.nonEmpty(code('required')),
    v.maxLength(limits.passwordMax, code('too-long')),
  ),
});

const languageCodes = contentLanguages.map(({ isoCode }) => isoCode);

/** Many type "instagram.com/name". */
const withScheme = (typed: string) =>
  /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(typed) ? `https://${typed}` : typed;

/** Optional; comes out as null when empty. Its 200 characters are the contract's, spec point 5. */
const socialLink = v.pipe(
  v.nullable(v.string(code('malformed')), ''),
  v.transform((typed) => withScheme((typed ?? '').trim())),
  v.check((link) => link.length <= limits.socialLinkMax, code('too-long')),
  v.check((link) => link === '' || (/^https?:\/\/\S+$/.test(link) && URL.canParse(link)), code('malformed')),
  v.transform((link) => link || null),
);

/** A creator's profile; comes out as the contract's ProfileInput. Whether the handle is free is for the server. */
export const profileForm = form({
  name: v.pipe(
    text(limits.nameMin, limits.nameMax),
    v.check((name) => noForbiddenCharacters(name) === null, code('not-allowed')),
  ),
  handle: v.pipe(
    filled,
    v.transform(normaliseHandle),
    v.check((handle) => handleProblem(handle) !== 'reserved', code('not-allowed')),
    v.check((handle) => handleProblem(handle) !== 'malformed', code('malformed')),
  ),
  bio: text(1, limits.bioMax),
  languages: v.pipe(
    v.array(v.picklist(languageCodes, code('not-allowed')), code('required')),
    v.nonEmpty(code('required')),
  ),
  socialProfileLink: socialLink,
  profileImageId: v.nullable(v.string(code('malformed'))),
  isAdult: v.literal(true, code('required')),
});

/** What a post needs besides its content before it is sent for review; comes out as the contract's PostInput has it. */
export const publishStep = v.pipe(
  form({
    language: v.pipe(filled, v.picklist(languageCodes, code('not-allowed'))),
    genre: filled,
    subGenre: filled,
    locations: v.pipe(
      v.array(v.string(code('malformed')), code('required')),
      v.nonEmpty(code('required')),
      v.maxLength(limits.locationsMax, code('too-many')),
    ),
    hashtags: v.pipe(
      v.array(v.string(code('malformed')), code('malformed')),
      v.transform((typed) => [...new Set(typed.map(normaliseHashtag).filter((title) => title !== ''))]),
      v.maxLength(limits.hashtagsMax, code('too-many')),
      v.everyItem((title) => countGraphemes(title) <= limits.hashtagMax, code('too-long')),
    ),
  }),
  v.forward(
    v.partialCheck(
      [['genre'], ['subGenre']],
      ({ genre, subGenre }) => genre === '' || subGenre === '' || isSubGenreOf(genre, subGenre),
      code('not-allowed'),
    ),
    ['subGenre'],
  ),
);

/** A refusal of a profile or a post: at least one of these reasons, and a note that may be empty (null then). */
export function rejectionForm<Reason extends string>(reasons: readonly Reason[]) {
  return form({
    reasons: v.pipe(
      v.array(v.picklist(reasons, code('not-allowed')), code('required')),
      v.nonEmpty(code('required')),
      v.maxLength(limits.reasonsMax, code('too-many')),
    ),
    note: v.pipe(
      text(0, limits.noteMax),
      v.transform((note) => note || null),
    ),
    permanent: v.boolean(code('malformed')),
  });
}

/** The first broken rule of each field, as the contract's `error.fields` has them; none when the form may be sent. */
export function fieldProblems(schema: v.GenericSchema, values: unknown): Record<string, FieldCode> {
  const problems: Record<string, FieldCode> = {};
  for (const issue of v.safeParse(schema, values).issues ?? []) {
    const field = String(issue.path?.[0]?.key ?? '');
    problems[field] ??= issue.message as FieldCode;
  }
  return problems;
}
