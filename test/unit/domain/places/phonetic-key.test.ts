import { describe, expect, it } from 'vitest';
import { consonantsOf, phoneticKey, unvoicedKey } from '#domain/places/phonetic-key.ts';

describe('the phonetic key of a name', () => {
  it.each([
    ['Gonda', 'गोंडा', 'गोण्डा', 'گونڈا', 'গোণ্ডা', 'ਗੋਂਡਾ', 'ગોંડા', 'ଗୋଣ୍ଡା', 'గోండా', 'ಗೊಂಡ'],
    ['Lakhnau', 'लखनऊ', 'लखनौ', 'لکھنؤ', 'লখনউ', 'லக்னோ'],
    ['Aligarh', 'अलीगढ़', 'علی گڑھ'],
    ['Krishnagiri', 'कृष्णगिरि'],
    ['Alappuzha', 'ആലപ്പുഴ'],
    ['Champa', 'चाम्पा', 'चांपा'],
  ])('is the same for %s in other scripts', (...names) => {
    expect(new Set(names.map(phoneticKey)).size, names.map(phoneticKey).join(' ')).toBe(1);
  });

  it('distinguishes towns', () => {
    const towns = [
      'Gonda',
      'Gondia',
      'Kota',
      'Kochi',
      'Rampur',
      'Raipur',
      'Jaipur',
      'Agra',
      'Gaya',
    ];
    expect(new Set(towns.map(phoneticKey)).size).toBe(towns.length);
  });

  it('compares Tamil, which writes k and g with one letter, without voice', () => {
    expect(unvoicedKey(phoneticKey('Gonda'))).toBe(unvoicedKey(phoneticKey('கோண்டா')));
    expect(consonantsOf(phoneticKey('Mumbai'))).toBe(consonantsOf(phoneticKey('ممبئی')));
  });

  it('is empty without letters', () => {
    expect(['', ' ', '123', '!?', '\u0301', '😀'].map(phoneticKey)).toEqual([
      '',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});
