import { describe, expect, it } from 'vitest';
import { fieldCodes } from '#domain/contract/error-codes.ts';
import {
  atLeast,
  atMost,
  atMostFiveDigits,
  completeCode,
  completeRange,
  decimal,
  digitsOnly,
  email,
  findBrokenRule,
  integer,
  json,
  noDigits,
  noForbiddenCharacters,
  parseRuleCode,
  phone,
  type Rule,
  type RuleCode,
  required,
  requiredList,
  richTextRequired,
  toFieldCode,
} from '#domain/forms/validation-rules.ts';

type Row = [name: string, rule: Rule<string>, code: RuleCode, kept: string[], broken: string[]];

describe.each<Row>([
  ['required', required, 'required', ['a', ' क '], ['', '   ', '\n']],
  [
    'at most five digits',
    atMostFiveDigits,
    'more-than-5-digits',
    ['', '1', '12345'],
    ['123456', '1a'],
  ],
  ['digits only', digitsOnly, 'not-a-number', ['', '0', '2026'], ['1.5', '-1', 'एक']],
  ['no digits', noDigits, 'not-characters', ['', 'गाँव', 'a b'], ['a1', '१', '۱']],
  ['decimal', decimal, 'not-decimal', ['', '1', '1.50', '-0.5', '.5'], ['1.', '1,5', 'a', '1.2.3']],
  ['integer', integer, 'not-integer', ['', '7', '-7'], ['7.0', 'x', '--7']],
  [
    'email',
    email,
    'email-malformed',
    ['', 'a@b.in', ' a.b+c@d.co.in '],
    ['a@b', 'a b@c.in', '@b.in', 'a@b..in'],
  ],
  [
    'at least 5',
    atLeast(5),
    'too-short:5',
    ['', 'abcde', 'क्षि'.repeat(5)],
    ['abcd', ' abcd ', 'क्षि'.repeat(4)],
  ],
  ...[20, 30, 100, 200, 300, 400].map((max): Row => {
    const kept = ['', 'क्षि'.repeat(max), ` ${'a'.repeat(max)} `];
    return [`at most ${max}`, atMost(max), `too-long:${max}`, kept, ['a'.repeat(max + 1)]];
  }),
  ['a whole code', completeCode, 'code-incomplete', ['', '1234'], ['123', '12345', 'abcd']],
  [
    'no forbidden characters',
    noForbiddenCharacters,
    'characters-not-allowed',
    ['', 'ठीक है, चलो!', 'a-b_c'],
    [...'~@$^()+=|/<>'].map((character) => `a${character}b`),
  ],
  [
    'text in rich text',
    richTextRequired,
    'required',
    ['<p>क</p>', '&lt;'],
    ['', '<p></p>', '<p>&nbsp;</p>', '<p>\u200d \u00a0</p>', '<p><br></p>'],
  ],
  ['JSON', json, 'json-malformed', ['', '{}', '[1]', '"a"'], ['{', "{'a':1}", 'undefined']],
])('%s', (_, rule, code, kept, broken) => {
  it.each(kept.map((value) => [value]))('keeps %j', (value) => {
    expect(rule(value)).toBeNull();
  });
  it.each(broken.map((value) => [value]))('refuses %j', (value) => {
    expect(rule(value)).toBe(code);
  });
});

describe('a phone number', () => {
  it.each([
    ['', null],
    ['9876543210', null],
    ['+91 98765 43210', null],
    ['98765', 'phone-not-10-digits'],
    ['98765 432', 'phone-not-10-digits'],
    ['९८७६५', 'phone-not-10-digits'],
    ['98765432101', 'phone-not-10-digits'],
    ['call me', 'phone-malformed'],
    ['+44 9876543210', 'phone-malformed'],
  ])('%j gives %s', (value, code) => {
    expect(phone(value)).toBe(code);
  });
});

describe('a list and a range', () => {
  it('must not be empty where it is required', () => {
    expect([requiredList([]), requiredList(['x'])]).toEqual(['list-required', null]);
  });

  it('needs both ends or none', () => {
    expect(completeRange({ from: null, to: null })).toBeNull();
    expect(completeRange({ from: '2026-11-01', to: '2026-11-21' })).toBeNull();
    expect(completeRange({ from: '2026-11-01', to: null })).toBe('range-incomplete');
    expect(completeRange({ from: '', to: '2026-11-21' })).toBe('range-incomplete');
  });
});

it('names the first rule that is broken', () => {
  expect(findBrokenRule('', [required, digitsOnly])).toBe('required');
  expect(findBrokenRule('x', [required, digitsOnly, atLeast(5)])).toBe('not-a-number');
  expect(findBrokenRule('12345', [required, digitsOnly, atLeast(5)])).toBeNull();
});

it.each<[RuleCode, string, string, number | null]>([
  ['too-long:30', 'too-long', 'too-long', 30],
  ['too-short:5', 'too-short', 'too-short', 5],
  ['list-required', 'list-required', 'required', null],
  ['characters-not-allowed', 'characters-not-allowed', 'not-allowed', null],
  ['taken', 'taken', 'taken', null],
])('%s is the rule %s, in the contract %s', (code, name, fieldCode, length) => {
  expect(parseRuleCode(code)).toEqual({ name, length });
  expect(toFieldCode(code)).toBe(fieldCode);
  expect(fieldCodes).toContain(fieldCode);
});
