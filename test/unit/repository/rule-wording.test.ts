import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  atLeast,
  atMost,
  atMostFiveDigits,
  decimal,
  digitsOnly,
  email,
  integer,
  noDigits,
  noForbiddenCharacters,
  partsOf,
  phone,
  type Rule,
  requiredList,
  wholeRange,
} from '#domain/validation.ts';
import { completeLanguages, type Say, wordsOf } from '../../support/words.ts';

const characters = '~ @ $ ^ ( ) + = | / < >';

/** What the portal says of a value in a language; null when it breaks no rule. */
function saidOf<Value>(say: Say, rule: Rule<Value>, value: Value): string | null {
  const code = rule(value);
  if (!code) return null;
  const { name, length } = partsOf(code);
  return say(`failure.field.${name}`, { length: length ?? 0, digits: limits.otpDigits, characters });
}

const broken: [wording: string, said: (say: Say) => string | null][] = [
  ['Only 5 digits allowed.', (say) => saidOf(say, atMostFiveDigits, '123456')],
  ['Required to be number', (say) => saidOf(say, digitsOnly, '12a')],
  ['Required to be character', (say) => saidOf(say, noDigits, 'a1')],
  ['Should be in decimal', (say) => saidOf(say, decimal, 'a')],
  ['Should be integer', (say) => saidOf(say, integer, '1.5')],
  ['Please enter a valid email', (say) => saidOf(say, email, 'anita@')],
  ['Phone number should be 10 digits only', (say) => saidOf(say, phone, '98765')],
  ['Please enter a valid phone number', (say) => saidOf(say, phone, 'call me')],
  ['Choose at least one.', (say) => saidOf(say, requiredList, [])],
  ['30 characters at most.', (say) => saidOf(say, atMost(limits.nameMax), 'a'.repeat(31))],
  ['At least 5 characters.', (say) => saidOf(say, atLeast(limits.campaignNameMin), 'abcd')],
  [
    'Choose both days: from when and till when.',
    (say) => saidOf(say, wholeRange, { from: '2026-11-01', to: '' }),
  ],
  [`These characters cannot be used: ${characters}`, (say) => saidOf(say, noForbiddenCharacters, 'a<b')],
];

describe('a rule of spec point 5 that is broken', () => {
  const english = wordsOf('en');

  it.each(broken)('is said as "%s"', (wording, said) => {
    expect(said(english)).toBe(wording);
  });

  it.each(completeLanguages.filter((language) => language !== 'en'))('is said in %s', (language) => {
    const said = broken.map(([, of]) => of(wordsOf(language)));
    expect(said.filter((words) => !words || /[a-z]{5}/.test(words))).toEqual([]);
  });
});
