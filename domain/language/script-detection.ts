import type { ContentLanguage } from './languages.ts';

/** The letters that each language is written in, by their Unicode script (UAX 24). */
export const scriptLetters: Record<ContentLanguage, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  en: /\p{Script=Latin}/u,
  ur: /\p{Script=Arabic}/u,
  ta: /\p{Script=Tamil}/u,
  te: /\p{Script=Telugu}/u,
  ml: /\p{Script=Malayalam}/u,
  bn: /\p{Script=Bengali}/u,
  mr: /\p{Script=Devanagari}/u,
  kn: /\p{Script=Kannada}/u,
  gu: /\p{Script=Gujarati}/u,
  pa: /\p{Script=Gurmukhi}/u,
  or: /\p{Script=Oriya}/u,
  as: /\p{Script=Bengali}/u,
  bho: /\p{Script=Devanagari}/u,
};

/** Fewer words than this may all be names and abbreviations: "IPL 2026: CSK vs MI". */
const minWords = 5;
/**
 * The share of words that must be in the language's own script. Low, because brand names and
 * technical terms are often in Latin letters.
 */
const minShare = 1 / 3;

const address = /:\/\/|@/;
const word = /\p{L}[\p{L}\p{M}\u200C\u200D]*/gu;

/**
 * Whether a text is in another script than its language. Counts words, because Indian languages
 * need fewer letters per word than English. Languages that share a script are not distinguished:
 * Hindi, Marathi and Bhojpuri; Bengali and Assamese.
 */
export function isInUnexpectedScript(text: string, language: ContentLanguage): boolean {
  const pieces = text.split(/\s+/).filter((piece) => !address.test(piece));
  const words = pieces.flatMap((piece) => piece.match(word) ?? []);
  if (words.length < minWords) return false;
  const own = words.filter((each) => scriptLetters[language].test(each));
  return own.length < words.length * minShare;
}
