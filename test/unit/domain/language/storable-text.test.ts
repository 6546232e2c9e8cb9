import { expect, it } from 'vitest';
import { isStorable, storableText } from '#domain/language/storable-text.ts';

it.each([
  ['क\0ख', 'कख'],
  ['क\ud83dग 👍', 'क�ग 👍'],
  ['\udc00', '�'],
])('%j cannot be stored, and is replaced', (text, replaced) => {
  expect([isStorable(text), storableText(text)]).toEqual([false, replaced]);
  expect(isStorable(replaced)).toBe(true);
});

it.each(['', 'क्‍ष', '👨‍👩‍👧', 'اردو‏'])('%j is kept as it is', (text) => {
  expect([isStorable(text), storableText(text)]).toEqual([true, text]);
});
