import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** Languages whose numbers and dates browsers do not know well enough: `locale-data.ts`. */
export const localeDataLanguages = [
  'ta',
  'te',
  'ml',
  'kn',
  'pa',
  'or',
] as const satisfies readonly InterfaceLanguage[];
export type LocaleDataLanguage = (typeof localeDataLanguages)[number];

export const needsLocaleData = (language: InterfaceLanguage): language is LocaleDataLanguage =>
  localeDataLanguages.some((one) => one === language);
