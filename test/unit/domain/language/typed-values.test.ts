import { describe, expect, it } from 'vitest';
import { codeDigits, isCompleteCode } from '#domain/auth/one-time-code.ts';
import { latinDigits } from '#domain/language/digits.ts';
import { countGraphemes, truncateGraphemes } from '#domain/language/graphemes.ts';
import { limits } from '#domain/limits.ts';
import { handleAlternatives, handleProblem, normaliseHandle } from '#domain/person/handle.ts';
import { maskPhone, normalisePhone } from '#domain/person/phone.ts';
import { normaliseHashtag } from '#domain/post/hashtag.ts';

describe('digits', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ])('of %s are understood', (_, digits) => {
    expect(latinDigits(`a${digits}b`)).toBe('a0123456789b');
  });
});

describe('a phone number', () => {
  it.each([
    ['9876543210'],
    ['+919876543210'],
    ['+91 98765 43210'],
    ['+91-98765-43210'],
    ['+91\u201198765\u201343210'],
    ['919876543210'],
    ['00919876543210'],
    ['09876543210'],
    ['0 98765 43210'],
    ['(098765) 43210'],
    ['98765\u00a043210'],
    ['\u202a+91 98765 43210\u202c'],
    ['\u2068+919876543210\u2069'],
    ['९८७६५४३२१०'],
    ['۹۸۷۶۵۴۳۲۱۰'],
    ['+९१ ९८७६५ ४३२१०'],
  ])('%j is 9876543210', (typed) => {
    expect(normalisePhone(typed)).toBe('9876543210');
  });

  it.each([
    [''],
    ['+'],
    ['987654321'],
    ['98765432101'],
    ['+9876543210'],
    ['+449876543210'],
    ['+09876543210'],
    ['98765x43210'],
    ['98765+43210'],
    ['9876543210, 9876543211'],
  ])('%j is none', (typed) => {
    expect(normalisePhone(typed)).toBeNull();
  });

  it('shows only its last four digits', () => {
    expect(maskPhone('9876543210')).toBe('••••••3210');
    expect(maskPhone('10')).toBe('10');
  });
});

describe('a one-time code', () => {
  it.each([
    ['1234', '1234'],
    ['1 2 3 4', '1234'],
    [' १२३४ ', '1234'],
    ['۱۲۳۴', '1234'],
    ['12-34', '1234'],
    ['Your code: 1234', '1234'],
    ['12345', '1234'],
    ['12', '12'],
    ['', ''],
  ])('%j is read as %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  // spec 9.1
  it('is whole with four digits', () => {
    expect(
      ['1234', '123', '12345', '12a4', '', '१२३४'].map((code) => isCompleteCode(code)),
    ).toEqual([true, false, false, false, false, false]);
  });
});

describe('graphemes', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['क्षि', 1],
    ['नमस्ते', 3],
    ['👨‍👩‍👧‍👦', 1],
    ['🇮🇳', 1],
    ['e\u0301', 1],
    ['پاکستان', 7],
    ['\r\n', 1],
  ])('%j are %d', (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it('are never cut apart', () => {
    expect(truncateGraphemes('क्षिक्षिक्षि', 2)).toBe('क्षिक्षि…');
    expect(truncateGraphemes('👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 1)).toBe('👨‍👩‍👧‍👦…');
  });

  it('stay whole at the limit', () => {
    expect(truncateGraphemes('क्षिक्षि', 2)).toBe('क्षिक्षि');
    expect(truncateGraphemes('', 0)).toBe('');
  });
});

describe('a handle', () => {
  it.each([
    ['@Meera.Likhti ', 'meera.likhti'],
    ['MEERA', 'meera'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseHandle(typed)).toBe(kept);
  });

  it.each([['abc'], ['a1_'], ['meera.likhti'], [`a${'b'.repeat(29)}`]])('%s is good', (handle) => {
    expect(handleProblem(handle)).toBeNull();
  });

  it.each([
    ['ab'],
    [`a${'b'.repeat(30)}`],
    ['1abc'],
    ['_abc'],
    ['.abc'],
    ['abc.'],
    ['a..b'],
    ['a b c'],
    ['a-b'],
    ['मीरा'],
    ['Abc'],
    ['аdmin'],
    [''],
  ])('%j is malformed', (handle) => {
    expect(handleProblem(handle)).toBe('malformed');
  });

  it.each([['admin'], ['support'], ['null'], ['dhcreator']])('%s is reserved', (handle) => {
    expect(handleProblem(handle)).toBe('reserved');
  });

  it.each([['abc'], ['admin'], ['a'.repeat(limits.handleMax)], [`${'a'.repeat(22)}._._._._`]])(
    'has usable alternatives to %s',
    (handle) => {
      const alternatives = handleAlternatives(handle);
      expect(alternatives.length).toBeGreaterThan(2);
      expect(
        alternatives.filter((other) => handleProblem(other) !== null || other === handle),
      ).toEqual([]);
      expect(new Set(alternatives).size).toBe(alternatives.length);
    },
  );
});

it.each([
  ['#बारिश', 'बारिश'],
  [' ##monsoon  2026 ', 'monsoon2026'],
  ['e\u0301te\u0301', 'été'],
  ['#', ''],
])('the hashtag %j is kept as %j', (typed, kept) => {
  expect(normaliseHashtag(typed)).toBe(kept);
});
