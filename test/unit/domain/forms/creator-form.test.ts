import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type CreatorValues, createCreatorForm } from '#domain/forms/creator-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';

const values: CreatorValues = {
  name: ' मीरा कुलकर्णी ',
  handle: '',
  bio: '',
  languages: [],
  socialProfileLink: '',
  phone: '',
  isAdult: false,
  creatorType: 'UGC',
  paymentType: 'none',
  agencyUserId: '',
  crawlEnabled: false,
};

describe('the form of a creator', () => {
  it('returns a new creator with only a name', () => {
    expect(v.parse(createCreatorForm(), values)).toEqual({ ...values, name: 'मीरा कुलकर्णी' });
  });

  it('returns a handle without its mark, a link with its scheme and a ten-digit number', () => {
    const typed = {
      handle: '@Meera.Likhti',
      socialProfileLink: 'x.com/meera',
      phone: '0९८१२३ ४५६७८',
    };
    expect(v.parse(createCreatorForm(), { ...values, ...typed })).toMatchObject({
      handle: 'meera.likhti',
      socialProfileLink: 'https://x.com/meera',
      phone: '9812345678',
    });
  });

  it.each([
    ['a missing name', { name: ' ' }, { name: 'required' }],
    ['a reserved handle', { handle: 'admin' }, { handle: 'not-allowed' }],
    ['a malformed handle', { handle: '1a' }, { handle: 'malformed' }],
    [
      'a link without an address',
      { socialProfileLink: 'my page' },
      { socialProfileLink: 'malformed' },
    ],
    ['a short number', { phone: '98123' }, { phone: 'phone-not-10-digits' }],
    ['an unknown type', { creatorType: 'XYZ' }, { creatorType: 'required' }],
  ])('names %s', (_, typed, problems) => {
    expect(fieldProblems(createCreatorForm(), { ...values, ...typed })).toEqual(problems);
  });

  it('asks for the whole profile when it is sent for approval', () => {
    const sent = { ...values, isAdult: true };
    expect(fieldProblems(createCreatorForm(), sent)).toEqual({
      handle: 'required',
      bio: 'required',
      languages: 'required',
    });
    const whole = { handle: 'meera', bio: 'गाँव की खबरें', languages: ['hi'] };
    expect(fieldProblems(createCreatorForm(), { ...sent, ...whole })).toEqual({});
  });

  it('does not let fields be emptied that the creator has', () => {
    expect(fieldProblems(createCreatorForm(['handle', 'languages']), values)).toEqual({
      handle: 'required',
      languages: 'required',
    });
  });
});
