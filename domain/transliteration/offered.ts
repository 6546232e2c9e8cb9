import type { ContentLanguage } from '../languages.ts';

/**
 * The languages that can be typed in Latin letters. English needs nothing, and Urdu leaves out the vowels that people type and
 * writes one sound in several letters, so that a table gives words that nobody would take (decision 33).
 */
export const scriptLanguages = [
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

export type ScriptLanguage = (typeof scriptLanguages)[number];

/** Can words of this language be typed in Latin letters? */
export function isScriptLanguage(language: string | null | undefined): language is ScriptLanguage {
  return (scriptLanguages as readonly string[]).includes(language ?? '');
}
