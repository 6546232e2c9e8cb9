import type { ContentLanguage } from '../language/languages.ts';

/** The languages with transliteration; English needs none. */
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
  'ur',
] as const satisfies readonly ContentLanguage[];

export type TransliterationLanguage = (typeof transliterationLanguages)[number];

/** Whether words of this language can be typed in Latin letters. */
export function isTransliterationLanguage(
  language: string | null | undefined,
): language is TransliterationLanguage {
  return (transliterationLanguages as readonly string[]).includes(language ?? '');
}
