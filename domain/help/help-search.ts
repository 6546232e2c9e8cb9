import { foldSpelling } from '../language/search-spelling.ts';
import { differsByOne } from '../places/place-search.ts';

const wordsOf = (text: string): string[] =>
  foldSpelling(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Shorter words have too many others that differ by one letter. */
const tolerantFrom = 4;

/**
 * Whether a text has all words that somebody looks for: in any order and usual spelling, the first
 * letters of a word, or with one letter wrong.
 */
export function matchesHelpSearch(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((sought) =>
    words.some(
      (word) =>
        word.startsWith(sought) || (sought.length >= tolerantFrom && differsByOne(word, sought)),
    ),
  );
}
