import { describe, expect, it } from 'vitest';
import {
  type Catalogue,
  compareCatalogues,
  compiledText,
  placeholdersOf,
} from '../../../scripts/messages/message-catalogues.ts';

const text = (value: string) => ({ type: 0, value });
const argument = (value: string) => ({ type: 1, value });

describe('the comparison of catalogues', () => {
  const english: Catalogue = {
    'a.greeting': [text('Hello '), argument('name')],
    'a.bye': [text('Bye')],
  };

  it('finds nothing in a complete translation, whatever the order of words', () => {
    const translated: Catalogue = {
      'a.greeting': [argument('name'), text(' जी')],
      'a.bye': [text('फिर मिलेंगे')],
    };
    expect(compareCatalogues(english, translated)).toEqual([]);
  });

  it('names what is missing and what is surplus', () => {
    const translated: Catalogue = { 'a.greeting': [argument('name')], 'a.old': [text('पुराना')] };
    expect(compareCatalogues(english, translated)).toEqual([
      'a.bye is missing',
      'a.old is surplus: no source uses it',
    ]);
  });

  it('names a placeholder that the translation lost', () => {
    const translated: Catalogue = {
      'a.greeting': [text('नमस्ते')],
      'a.bye': [text('फिर मिलेंगे')],
    };
    expect(compareCatalogues(english, translated)).toEqual([
      'a.greeting has no placeholder where English has {name}',
    ]);
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
