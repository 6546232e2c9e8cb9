import { expect, it } from 'vitest';
import { foldSpelling } from '#domain/language/search-spelling.ts';

it.each([
  ['a nukta', 'क़ज़ाक़', 'कजाक'],
  ['a nukta that is part of the letter', '\u0958', 'क'],
  ['the anusvara', 'हिन्दी', 'हिंदी'],
  ['the nasal of its class', 'चम्पा', 'चंपा'],
  ['the chandrabindu', 'चाँद', 'चांद'],
  ['joiners', 'क्\u200dष', 'क्ष'],
  ['the anusvara of Bengali', 'সঙ্গীত', 'সংগীত'],
  ['the tippi of Gurmukhi', 'ਪੰਜਾਬ', 'ਪਂਜਾਬ'],
  ['kaf and ye', 'كراچي', 'کراچی'],
  ['the hamza', 'دائرہ', 'دایرہ'],
  ['he', 'گهر', 'گھر'],
  ['vowel signs of Arabic', 'اُردو', 'اردو'],
])('takes two spellings for one: %s', (_, one, other) => {
  expect(one.normalize('NFC')).not.toBe(other.normalize('NFC'));
  expect(foldSpelling(one)).toBe(foldSpelling(other));
});

it.each([
  ['जन्म', 'जंम'],
  ['काम', 'कम'],
  ['بات', 'پات'],
])('distinguishes %s and %s', (one, other) => {
  expect(foldSpelling(one)).not.toBe(foldSpelling(other));
});
