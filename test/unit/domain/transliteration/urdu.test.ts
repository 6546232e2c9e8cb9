import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scheme } from '#domain/transliteration/languages/ur.ts';
import { sentenceSign } from '#domain/transliteration/sentence-signs.ts';
import { transliterateWord } from '#domain/transliteration/transliterate-word.ts';
import { everydayWords, otherWords } from './urdu-held-out.ts';

const find = (latin: string) => transliterateWord(scheme, latin);

/** The shares of pairs whose word is the first, and is listed at all. */
function shares(pairs: readonly [latin: string, word: string][]) {
  const share = (isFound: (words: string[], word: string) => boolean) =>
    pairs.filter(([latin, word]) => isFound(find(latin), word)).length / pairs.length;
  return {
    first: share((words, word) => words[0] === word),
    listed: share((words, word) => words.includes(word)),
  };
}

describe('words as people type them', () => {
  it('finds almost every everyday word', () => {
    const { first, listed } = shares(everydayWords);
    expect(first).toBeGreaterThanOrEqual(0.95);
    expect(listed).toBeGreaterThanOrEqual(0.98);
  });

  it('lists most words that are not in the list of common words', () => {
    const { first, listed } = shares(otherWords);
    expect(first).toBeGreaterThanOrEqual(0.5);
    expect(listed).toBeGreaterThanOrEqual(0.75);
  });
});

describe('suggestions', () => {
  it('are at most five different words in Urdu letters, for all Latin letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{1,24}$/), (latin) => {
        const words = find(latin);
        expect(words.length).toBeGreaterThan(0);
        expect(words.length).toBeLessThanOrEqual(5);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(word).toMatch(/^\p{Script=Arabic}+$/u);
      }),
    );
  });

  it.each(['café', 'x1', '', '!', 'a'.repeat(41)])('are none for %j', (typed) => {
    expect(find(typed)).toEqual([]);
  });
});

describe('signs', () => {
  it.each([
    ['ur', '.', 'خبر', '۔'],
    ['ur', ',', 'خبر', '،'],
    ['ur', '?', 'خبر', '؟'],
    ['ur', '.', '3', '.'],
    ['ur', '?', 'BBC', '?'],
    ['ur', '|', '', '۔'],
    ['hi', '|', '', '।'],
    ['hi', '.', 'खबर', '.'],
  ] as const)('%s: %s behind "%s" is %s', (language, sign, before, written) => {
    expect(sentenceSign(language, sign, before)).toBe(written);
  });
});
