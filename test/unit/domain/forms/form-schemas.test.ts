import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type FieldCode, fieldCodes } from '#domain/contract/error-codes.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { profileForm } from '#domain/forms/profile-form.ts';
import { rejectionForm } from '#domain/forms/rejection-form.ts';
import { codeForm, phoneForm, staffLoginForm } from '#domain/forms/sign-in-forms.ts';
import { toFieldCode } from '#domain/forms/validation-rules.ts';
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
const conjunct = 'क्षि';
const family = '👨‍👩‍👧‍👦';

describe('what a form sends', () => {
  // spec 9.3
  it('is a number of ten Latin digits', () => {
    expect(v.parse(phoneForm, { phone: '+91 ९८७६५ ४३२१०' })).toEqual({ phone: '9876543210' });
  });

  it('is a code of four Latin digits', () => {
    expect(v.parse(codeForm, { code: '१ २ ३ ४' })).toEqual({ code: '1234' });
  });

  it('is an email without blanks and a password as typed', () => {
    const sent = v.parse(staffLoginForm, {
      email: ' anita@creator.example ',
      password: ' with blanks ',
    });
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

  it('is a refusal whose note has no blanks around', () => {
    const sent = v.parse(rejectionForm(['age', 'other']), {
      reasons: ['age'],
      note: ' a ',
      permanent: false,
    });
    expect(sent).toEqual({ reasons: ['age'], note: 'a', permanent: false });
  });
});

describe('what prevents sending a profile', () => {
  it.each([
    ['nothing', {}, {}],
    ['a name at the limit, of conjuncts', { name: conjunct.repeat(limits.nameMax) }, {}],
    [
      'a name one conjunct over',
      { name: conjunct.repeat(limits.nameMax + 1) },
      { name: `too-long:${limits.nameMax}` },
    ],
    ['a name of one character', { name: 'A' }, { name: `too-short:${limits.nameMin}` }],
    ['a name of blanks', { name: '   ' }, { name: 'required' }],
    ['a bio at the limit, of families', { bio: family.repeat(limits.bioMax) }, {}],
    [
      'a bio one family over',
      { bio: family.repeat(limits.bioMax + 1) },
      { bio: `too-long:${limits.bioMax}` },
    ],
    ['a handle that is too short', { handle: 'ab' }, { handle: 'malformed' }],
    ['a reserved handle', { handle: '@Admin' }, { handle: 'not-allowed' }],
    ['no language', { languages: [] }, { languages: 'list-required' }],
    ['an unknown language', { languages: ['hi', 'xx'] }, { languages: 'not-allowed' }],
    [
      'a link with a script',
      { socialProfileLink: 'javascript:alert(1)' },
      { socialProfileLink: 'malformed' },
    ],
    [
      'a link with a password',
      { socialProfileLink: 'https://user:password@instagram.com/meera' },
      { socialProfileLink: 'malformed' },
    ],
    [
      'a link over 200 characters',
      { socialProfileLink: `https://a.in/${'x'.repeat(188)}` },
      { socialProfileLink: `too-long:${limits.socialLinkMax}` },
    ],
    ['not being 18', { isAdult: false }, { isAdult: 'required' }],
  ])('%s', (_, change, problems) => {
    expect(fieldProblems(profileForm, { ...profile, ...change })).toEqual(problems);
  });
});

describe('what prevents sending a refusal', () => {
  const refusal = { reasons: ['age'], note: '', permanent: false };
  it.each([
    ['nothing', {}, {}],
    ['no reason', { reasons: [] }, { reasons: 'list-required' }],
    ['a reason that is not in the list', { reasons: ['weather'] }, { reasons: 'not-allowed' }],
    [
      'a note over the limit',
      { note: conjunct.repeat(limits.noteMax + 1) },
      { note: `too-long:${limits.noteMax}` },
    ],
  ])('%s', (_, change, problems) => {
    expect(fieldProblems(rejectionForm(['age', 'other']), { ...refusal, ...change })).toEqual(
      problems,
    );
  });
});

describe('what prevents a sign-in', () => {
  it.each([
    ['a short number', phoneForm, { phone: '98765' }, { phone: 'phone-not-10-digits' }],
    [
      'a number of another country',
      phoneForm,
      { phone: '+9876543210' },
      { phone: 'phone-malformed' },
    ],
    ['no number', phoneForm, { phone: ' ' }, { phone: 'required' }],
    ['three digits', codeForm, { code: '123' }, { code: 'code-incomplete' }],
    ['no code', codeForm, { code: '' }, { code: 'required' }],
    ['no email', staffLoginForm, { email: '', password: 'x' }, { email: 'required' }],
    [
      'half an email',
      staffLoginForm,
      { email: 'anita@', password: 'x' },
      { email: 'email-malformed' },
    ],
    ['no password', staffLoginForm, { email: 'a@b.in', password: '' }, { password: 'required' }],
  ])('%s', (_, schema, values, problems) => {
    expect(fieldProblems(schema, values)).toEqual(problems);
  });
});

const junk = [undefined, null, 7, [], [7], {}, Number.NaN];
const schemas = { phoneForm, codeForm, staffLoginForm, profileForm, refusal: rejectionForm(['a']) };

it.each(Object.entries(schemas))(
  '%s has a word of the contract for whatever is wrong',
  (_, schema) => {
    const fields = Object.keys(schema.entries);
    const values = junk.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
    const codes = [{}, ...values].flatMap((value) => Object.values(fieldProblems(schema, value)));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.map(toFieldCode).filter((code: FieldCode) => !fieldCodes.includes(code))).toEqual(
      [],
    );
  },
);
