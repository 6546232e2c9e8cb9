import type { ContentLanguage } from '../language/languages.ts';

/**
 * The languages that can be typed in Latin letters. English needs nothing, and Urdu leaves out the
 * vowels that people type and writes one sound in several letters, so that a table gives words that
 * nobody would take (decision 33).
 */
export const transliterationLanguages = [
  'hi',
  'mr',
  'bho',
  'bn',
  'as',
  'gu',
  'pa',
  'or',
  'ta',
  'te',
  'kn',
  'ml',
] as const satisfies readonly ContentLanguage[];

export type TransliterationLanguage = (typeof transliterationLanguages)[number];

/** Can words of this language be typed in Latin letters? */
export function isTransliterationLanguage(
  language: string | null | undefined,
): language is TransliterationLanguage {
  return (transliterationLanguages as readonly string[]).includes(language ?? '');
}
