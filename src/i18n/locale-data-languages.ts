import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** Languages whose numbers and dates browsers do not know well enough: `locale-data.ts`. */
export const localeDataLanguages: readonly InterfaceLanguage[] = [
  'ta',
  'te',
  'ml',
  'kn',
  'pa',
  'or',
];
