import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { fieldCodes } from '#domain/error-codes.ts';
import {
  codeForm,
  fieldProblems,
  phoneForm,
  profileForm,
  publishStep,
  rejectionForm,
  staffLoginForm,
} from '#domain/form-schemas.ts';
import { limits } from '#domain/limits.ts';

const profile = {
  name: ' मीरा कुलकर्णी ',
  handle: '@Meera.Likhti',
  bio: 'मैं गाँव की खबरें लिखती हूँ।',
  languages: ['hi', 'ur'],
  socialProfileLink: '',
  profileImageId: null,
  isAdult: true,
};
const step = {
  language: 'hi',
  genre: 'agriculture',
  subGenre: 'weather',
  locations: ['nashik'],
  hashtags: ['#बारिश', ' बारिश ', 'खेती बाड़ी'],
};
const conjunct = 'क्षि';
const family = '👨‍👩‍👧‍👦';

describe('what a form sends', () => {
  it('is a number of ten Latin digits', () => {
    expect(v.parse(phoneForm, { phone: '+91 ९८७६५ ४३२१०' })).toEqual({ phone: '9876543210' });
  });

  it('is a code of four Latin digits', () => {
    expect(v.parse(codeForm, { code: '१ २ ३ ४' })).toEqual({ code: '1234' });
  });

  it('is an email without blanks and a password as typed', () => {
    const sent = v.parse(staffLoginForm, { email: ' anita@creator.example ', password: ' with blanks ' });
    expect(sent).toEqual({ email: 'anita@creator.example', password: ' with blanks ' });
  });

  it('is a profile in the shape of the contract', () => {
    expect(v.parse(profileForm, profile)).toEqual({
      ...profile,
      name: 'मीरा कुलकर्णी',
      handle: 'meera.likhti',
      socialProfileLink: null,
    });
  });

  it('is a link with its scheme', () => {
    const sent = v.parse(profileForm, { ...profile, socialProfileLink: 'instagram.com/meera' });
    expect(sent.socialProfileLink).toBe('https://instagram.com/meera');
  });

  it('is each hashtag once, without # and blanks', () => {
    expect(v.parse(publishStep, step).hashtags).toEqual(['बारिश', 'खेतीबाड़ी']);
  });

  it('is a refusal whose empty note is null', () => {
    const sent = v.parse(rejectionForm(['age', 'other']), { reasons: ['age'], note: ' ', permanent: false });
    expect(sent).toEqual({ reasons: ['age'], note: null, permanent: false });
  });
});

describe('what keeps a profile from being sent', () => {
  it.each([
    ['nothing', {}, {}],
    ['a name at the limit, of conjuncts', { name: conjunct.repeat(limits.nameMax) }, {}],
    ['a name one conjunct over', { name: conjunct.repeat(limits.nameMax + 1) }, { name: 'too-long' }],
    ['a name of one character', { name: 'A' }, { name: 'too-short' }],
    ['a name of blanks', { name: '   ' }, { name: 'required' }],
    ['a bio at the limit, of families', { bio: family.repeat(limits.bioMax) }, {}],
    ['a bio one family over', { bio: family.repeat(limits.bioMax + 1) }, { bio: 'too-long' }],
    ['a handle that is too short', { handle: 'ab' }, { handle: 'malformed' }],
    ['a reserved handle', { handle: '@Admin' }, { handle: 'not-allowed' }],
    ['no language', { languages: [] }, { languages: 'required' }],
    ['an unknown language', { languages: ['hi', 'xx'] }, { languages: 'not-allowed' }],
    [
      'a link with a script',
      { socialProfileLink: 'javascript:alert(1)' },
      { socialProfileLink: 'malformed' },
    ],
    [
      'a link over 200 characters',
      { socialProfileLink: `https://a.in/${'x'.repeat(188)}` },
      { socialProfileLink: 'too-long' },
    ],
    ['not being 18', { isAdult: false }, { isAdult: 'required' }],
  ])('%s', (_, change, problems) => {
    expect(fieldProblems(profileForm, { ...profile, ...change })).toEqual(problems);
  });
});

describe('what keeps a post from being sent', () => {
  it.each([
    ['nothing', {}, {}],
    ['no language', { language: null }, { language: 'required' }],
    ['no genre', { genre: '' }, { genre: 'required' }],
    ['a sub-genre of another genre', { subGenre: 'cricket' }, { subGenre: 'not-allowed' }],
    ['no place', { locations: [] }, { locations: 'required' }],
    ['too many places', { locations: ['a', 'b', 'c', 'd', 'e', 'f'] }, { locations: 'too-many' }],
    ['six hashtags', { hashtags: ['a', 'b', 'c', 'd', 'e', 'f'] }, { hashtags: 'too-many' }],
    ['no hashtag is fine', { hashtags: [] }, {}],
    ['six hashtags of which two are one', { hashtags: ['a', 'b', 'c', 'd', 'e', '#e'] }, {}],
    ['a long hashtag', { hashtags: ['क'.repeat(limits.hashtagMax + 1)] }, { hashtags: 'too-long' }],
  ])('%s', (_, change, problems) => {
    expect(fieldProblems(publishStep, { ...step, ...change })).toEqual(problems);
  });
});

describe('what keeps a refusal from being sent', () => {
  const refusal = { reasons: ['age'], note: '', permanent: false };
  it.each([
    ['nothing', {}, {}],
    ['no reason', { reasons: [] }, { reasons: 'required' }],
    ['a reason that is not in the list', { reasons: ['weather'] }, { reasons: 'not-allowed' }],
    ['a note over the limit', { note: conjunct.repeat(limits.noteMax + 1) }, { note: 'too-long' }],
  ])('%s', (_, change, problems) => {
    expect(fieldProblems(rejectionForm(['age', 'other']), { ...refusal, ...change })).toEqual(problems);
  });
});

describe('what keeps somebody from signing in', () => {
  it.each([
    ['a short number', phoneForm, { phone: '98765' }, { phone: 'malformed' }],
    ['a number of another country', phoneForm, { phone: '+9876543210' }, { phone: 'malformed' }],
    ['no number', phoneForm, { phone: ' ' }, { phone: 'required' }],
    ['three digits', codeForm, { code: '123' }, { code: 'malformed' }],
    ['no code', codeForm, { code: '' }, { code: 'required' }],
    ['no email', staffLoginForm, { email: '', password: 'x' }, { email: 'required' }],
    ['half an email', staffLoginForm, { email: 'anita@', password: 'x' }, { email: 'malformed' }],
    ['no password', staffLoginForm, { email: 'a@b.in', password: '' }, { password: 'required' }],
  ])('%s', (_, schema, values, problems) => {
    expect(fieldProblems(schema, values)).toEqual(problems);
  });
});

const junk = [undefined, null, 7, [], [7], {}, Number.NaN];
const schemas = {
  phoneForm,
  codeForm,
  staffLoginForm,
  profileForm,
  publishStep,
  other: rejectionForm(['a']),
};

it.each(Object.entries(schemas))('%s says in field codes what is wrong with anything', (_, schema) => {
  const fields = Object.keys('entries' in schema ? schema.entries : step);
  const values = junk.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
  const codes = [{}, ...values].flatMap((value) => Object.values(fieldProblems(schema, value)));
  expect(codes.length).toBeGreaterThan(0);
  expect(codes.filter((code) => !fieldCodes.includes(code))).toEqual([]);
});
