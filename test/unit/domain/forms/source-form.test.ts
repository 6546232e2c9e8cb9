import * as v from 'valibot';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { conversionForm } from '#domain/forms/conversion-form.ts';
import { fieldProblems } from '#domain/forms/form-schema.ts';
import { publisherForm } from '#domain/forms/publisher-form.ts';
import { type SourceDraft, sourceForm } from '#domain/forms/source-form.ts';

const source: SourceDraft = {
  name: 'विदर्भ समाचार',
  key: 'vidarbha-samachar',
  accountId: null,
  creatorUserId: null,
  language: 'hi',
  homeUrl: 'https://vidarbha.example/',
  feedUrl: '',
  ownerEmails: [],
  crawling: true,
};
const problems = (changes: Partial<SourceDraft>) =>
  fieldProblems(sourceForm, { ...source, ...changes });

describe('the form of a source', () => {
  it('accepts what a source needs, and needs nothing else', () => {
    expect(problems({})).toEqual({});
  });

  it('asks for name, key, language and website', () => {
    expect(problems({ name: ' ', key: '', language: '', homeUrl: '' })).toEqual({
      name: 'required',
      key: 'required',
      language: 'required',
      homeUrl: 'required',
    });
  });

  it.each(['Vidarbha', 'विदर्भ', 'a b', 'a_b'])('refuses the key %s', (key) => {
    expect(problems({ key })).toEqual({ key: 'malformed' });
  });

  it.each([
    'vidarbha.example',
    'ftp://vidarbha.example',
    'https://',
    'https://a b',
    'https://user@vidarbha.example',
    'https://user:password@vidarbha.example/',
    'https://vidarbha.example\\@other.example',
  ])('refuses the address %s', (homeUrl) => {
    expect(problems({ homeUrl, feedUrl: homeUrl })).toEqual({
      homeUrl: 'malformed',
      feedUrl: 'malformed',
    });
  });

  it.each([
    'https://vidarbha.example',
    'http://vidarbha.example:8080/feed?by=@user#@',
    'https://विदर्भ.example/@user',
  ])('takes the address %s', (homeUrl) => {
    expect(problems({ homeUrl, feedUrl: homeUrl })).toEqual({});
  });

  it('sends a name without what cannot be seen', () => {
    expect(v.parse(sourceForm, { ...source, name: ' Vidarbha\u200B\u202E ' }).name).toBe(
      'Vidarbha',
    );
    expect(problems({ name: '\u200B' })).toEqual({ name: 'required' });
  });

  it('keeps a name within the length of creators', () => {
    expect(problems({ name: 'क' })).toEqual({ name: 'too-short:2' });
    expect(problems({ name: 'कि'.repeat(31) })).toEqual({ name: 'too-long:30' });
  });

  it('refuses an owner who is no email address, and more owners than ten', () => {
    expect(problems({ ownerEmails: ['meera@creator.example', 'zainab'] })).toEqual({
      ownerEmails: 'email-malformed',
    });
    const many = Array.from({ length: 11 }, (_, place) => `owner${place}@creator.example`);
    expect(problems({ ownerEmails: many })).toEqual({ ownerEmails: 'too-many' });
    expect(problems({ ownerEmails: many.slice(1) })).toEqual({});
  });

  it('names each owner once, however the address is written', () => {
    const ownerEmails = [' Meera@creator.example', 'meera@CREATOR.example'];
    expect(parse(sourceForm, { ...source, ownerEmails }).ownerEmails).toEqual([
      'meera@creator.example',
    ]);
  });
});

describe('the form of a publisher account', () => {
  const publisher = {
    name: ' विदर्भ प्रकाशन ',
    contactName: '',
    email: '',
    phone: '',
    isActive: true,
  };

  it('needs only a name', () => {
    expect(parse(publisherForm, publisher)).toEqual({ ...publisher, name: 'विदर्भ प्रकाशन' });
    expect(fieldProblems(publisherForm, { ...publisher, name: '' })).toEqual({ name: 'required' });
  });

  it('checks the ways to reach the contact person', () => {
    const wrong = { ...publisher, contactName: 'अ', email: 'desk@', phone: '98220' };
    expect(fieldProblems(publisherForm, wrong)).toEqual({
      contactName: 'too-short:2',
      email: 'email-malformed',
      phone: 'phone-not-10-digits',
    });
    expect(parse(publisherForm, { ...publisher, phone: '+91 98220 54321' }).phone).toBe(
      '9822054321',
    );
  });
});

describe('the form of a conversion', () => {
  it('does not convert to OGC again', () => {
    expect(fieldProblems(conversionForm, { creatorType: 'OGC' })).toEqual({
      creatorType: 'required',
    });
  });
});
