import { describe, expect, it } from 'vitest';
import {
  atLeast,
  atMost,
  atMostFiveDigits,
  completeRange,
  decimal,
  digitsOnly,
  email,
  integer,
  noDigits,
  noForbiddenCharacters,
  parseRuleCode,
  phone,
  type Rule,
  requiredList,
} from '#domain/forms/validation-rules.ts';
import { translatedLanguages } from '#domain/language/languages.ts';
import { limits } from '#domain/limits.ts';
import { type Say, wordsOf } from '#test/support/message-formatter.ts';

const characters = '~ @ $ ^ ( ) + = | / < >';

/** What the portal says of a value in a language; null when it breaks no rule. */
function saidOf<Value>(say: Say, rule: Rule<Value>, value: Value): string | null {
  const code = rule(value);
  if (!code) return null;
  const { name, length } = parseRuleCode(code);
  return say(`failure.field.${name}`, {
    length: length ?? 0,
    digits: limits.otpDigits,
    characters,
  });
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
  ['Use 30 characters or fewer.', (say) => saidOf(say, atMost(limits.nameMax), 'a'.repeat(31))],
  ['Use at least 5 characters.', (say) => saidOf(say, atLeast(limits.campaignNameMin), 'abcd')],
  [
    'Choose a start date and an end date.',
    (say) => saidOf(say, completeRange, { from: '2026-11-01', to: '' }),
  ],
  [
    `You can't use these characters: ${characters}`,
    (say) => saidOf(say, noForbiddenCharacters, 'a<b'),
  ],
];

describe('a rule of spec point 5 that is broken', () => {
  const english = wordsOf('en');

  it.each(broken)('is said as "%s"', (wording, said) => {
    expect(said(english)).toBe(wording);
  });

  it.each(translatedLanguages)('is said in %s', (language) => {
    const said = broken.map(([, of]) => of(wordsOf(language)));
    expect(said.filter((words) => !words || /[a-z]{5}/.test(words))).toEqual([]);
  });
});
