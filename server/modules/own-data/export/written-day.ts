import type { InterfaceLanguage } from '#domain/language/languages.ts';

/** The day of a moment in India, as it is written in a language: 26 November 2026. */
export const writtenDay = (language: InterfaceLanguage, moment: Date): string =>
  new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(moment);
