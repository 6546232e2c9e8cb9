import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  compiledText,
  placeholdersOf,
} from '../../../scripts/messages/message-catalogues.ts';
import { languageFindings, lettersOf } from '../../../scripts/messages/message-rules.ts';

const text = (value: string) => ({ type: 0, value });
const argument = (value: string) => ({ type: 1, value });

describe('the check of a translation', () => {
  const english: Catalogue = {
    'a.greeting': [text('Hello '), argument('name')],
    'a.bye': [text('Bye')],
    'a.number': [text('Your PAN, please')],
  };
  const check = (translated: Catalogue) => languageFindings('hi', english, translated);

  it('finds nothing in good ones, whatever the order of words, nor in missing ones', () => {
    expect(check({ 'a.greeting': [argument('name'), text(' जी')] })).toEqual([]);
    expect(check({ 'a.number': [text('आपका PAN')] })).toEqual([]);
  });

  it('names unused texts, and a placeholder that was lost', () => {
    expect(check({ 'a.greeting': [text('नमस्ते')], 'a.old': [text('पुराना')] })).toEqual([
      'hi: a.greeting has no placeholder where English has {name}',
      'hi: a.old is surplus: no source uses it',
    ]);
  });

  it('names English and words in another script, also before an ending', () => {
    expect(check({ 'a.bye': [text('Bye')] })).toEqual(['hi: a.bye is in English']);
    expect(check({ 'a.bye': [text('Tataजी, ஆம்')] })).toEqual([
      'hi: a.bye has foreign words: Tata, ஆம்',
    ]);
  });

  it('names plural categories that the language has and the text lacks', () => {
    const plural = (...forms: string[]) => [
      {
        type: 6,
        value: 'count',
        options: Object.fromEntries(forms.map((form) => [form, { value: [text('कुछ')] }])),
      },
    ];
    const source = { 'a.count': plural('other') };
    expect(languageFindings('hi', source, { 'a.count': plural('=0', 'other') })).toEqual([
      'hi: a.count lacks the plural one',
    ]);
    expect(languageFindings('hi', source, { 'a.count': plural('one', 'other') })).toEqual([]);
  });

  it('names texts that are too long, by letters and not by their signs', () => {
    const long = 'बहुत '.repeat(9);
    expect(check({ 'a.greeting': [text(long), argument('name')] })).toEqual([
      'hi: a.greeting has 40 letters; 22 fit where English has 10',
    ]);
    expect(lettersOf([text('कि')])).toBe(1);
  });
});

it('finds placeholders inside plurals and tags', () => {
  const plural = {
    type: 6,
    value: 'count',
    options: { one: { value: [argument('who')] }, other: { value: [{ type: 7 }] } },
  };
  const tag = { type: 8, value: 'link', children: [argument('what')] };
  expect(placeholdersOf([text('x'), plural, tag])).toEqual([
    '<link>',
    '{count}',
    '{what}',
    '{who}',
  ]);
});

it('writes one message a line, sorted', () => {
  expect(compiledText({ b: [text('B')], a: [text('A')] })).toBe(
    '{\n"a": [{"type":0,"value":"A"}],\n"b": [{"type":0,"value":"B"}]\n}\n',
  );
});
